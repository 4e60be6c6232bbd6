import { run } from './steps/run.mjs'
import { TYPED_PARTS, typesOf } from './steps/typed-parts.mjs'

for (const part of TYPED_PARTS) {
  const { code, output } = await run(process.execPath, typesOf(part))
  process.stdout.write(output)
  if (code !== 0) process.exitCode = code
}
