import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './steps/install.mjs'
import { ROOT } from './steps/root.mjs'
import { fail, run } from './steps/run.mjs'

/** `npm run test:node -- 24 [vitest's own words]`: the rules and the API on another Node, without installing it. */
const [version, ...words] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version ?? ''))
  fail('usage: npm run test:node -- VERSION [PATH...]   for example: npm run test:node -- 24')

/** The npm package `node` only picks the package with the binary of this machine, by a script; that one needs none. */
async function nodeBinary() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(ROOT, 'node_modules/.cache/hearthlight/node', version)
  const binary = join(folder, 'node_modules', name, 'bin/node')
  if (existsSync(binary)) return binary
  console.log(`Fetching Node ${version}`)
  mkdirSync(folder, { recursive: true })
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
    { cwd: folder },
  )
  if (code !== 0 || !existsSync(binary)) fail(`Node ${version} cannot be had from the registry:\n${output}`)
  return binary
}

await installPackages({ forTests: true })
const node = await nodeBinary()
const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
console.log(`The rules and the API on Node ${stdout.trim()}`)
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(node, [vitest, 'run', '--project', 'pure', '--project', 'server', ...words], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
