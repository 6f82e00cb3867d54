// 文档里的 Go 示例都在这个模块里检查：`npx gwdocs check site`。
module go-slim.dev/site/samples

go 1.24.0

require (
	go-slim.dev/cast v0.0.0-20250826074252-a96d809c9aff
	go-slim.dev/env v0.0.0-20251105102129-80e5eab9df0d
	go-slim.dev/ini v0.0.0-20250827030939-bffddd1c6437
	go-slim.dev/is v0.0.0-20251106173354-ef195cb88b4c
	go-slim.dev/l4g v0.0.0-20251106143927-7a6ced3ba69f
	go-slim.dev/misc v0.0.0-20251106165320-45b542c55380
	go-slim.dev/proc v0.0.0-20251106170302-054c7ea94b4e
	go-slim.dev/slim v0.0.0-20251017192033-5db57a7b7247
	go-slim.dev/v v0.0.0-20251106170429-6675be02f65f
)
