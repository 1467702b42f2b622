"""Write the program at this point to `<index>.<name>.mlir` in a directory, which must exist.

Without a directory nothing happens. The file is written whole, or not at all.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.shared.dump import save


@dataclass(frozen=True)
class SaveModule(Pass):
    module_dump_directory: str = ""
    file_name: str = "module"
    index: int = 0

    def run(self, module: Module) -> None:
        save(module, self.module_dump_directory, self.file_name, self.index)
