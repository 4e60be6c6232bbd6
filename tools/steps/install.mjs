import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import { fail, run } from './run.mjs'

const STAMP = join(ROOT, 'node_modules', '.hearthlight-install')

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || major > 22 || (major === 22 && minor >= 12)
  if (!fits)
    fail(`Hearthlight needs Node 20.19 or later, or 22.12 or later; this is ${process.versions.node}.`)
}

/** Installs the locked packages unless exactly these are there already. */
export async function installPackages() {
  checkNode()
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  process.stdout.write('Installing packages (a few minutes the first time)\n')
  // Not `npm ci`: it refuses a lock file made where the registry lacks the binaries of other platforms.
  const { code, output } = await run('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
  if (code !== 0) fail(`npm install did not succeed:\n${output}`)
  writeFileSync(STAMP, wanted)
}
