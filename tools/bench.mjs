import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './steps/install.mjs'
import { ROOT } from './steps/root.mjs'
import { fail } from './steps/run.mjs'

const FOLDER = join(ROOT, 'bench')
const files = readdirSync(FOLDER).filter((file) => /\.(ts|mjs)$/.test(file))
const nameOf = (file) => file.replace(/\.\w+$/, '')

const [wanted, ...words] = process.argv.slice(2)
const file = files.find((each) => nameOf(each) === wanted)
if (file === undefined) fail(`npm run bench -- NAME, which is one of: ${files.map(nameOf).join(', ')}`)

await installPackages({ forTests: true })
const bench = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', join(FOLDER, file), ...words], {
  cwd: ROOT,
  stdio: 'inherit',
})
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
