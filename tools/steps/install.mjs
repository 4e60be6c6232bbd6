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

/** Which lock file was installed, and whether with what only tests and tools of development need. */
function installedBefore() {
  if (!existsSync(STAMP)) return { lock: '', forTests: false }
  const [lock, forTests] = readFileSync(STAMP, 'utf8').split(' ')
  return { lock, forTests: forTests === 'forTests' }
}

/**
 * Installs the locked packages unless they are there already. A start takes those that build and run the product; what
 * was once installed for tests stays up to date at every later start, since npm would otherwise throw it away.
 */
export async function installPackages({ forTests = false } = {}) {
  checkNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const before = installedBefore()
  if (before.lock === lock && (before.forTests || !forTests)) return
  const withTests = forTests || before.forTests
  process.stdout.write('Installing packages (a minute or two the first time)\n')
  // Not `npm ci`: it refuses a lock file made where the registry lacks the binaries of other platforms.
  const { code, output } = await run('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    // Packages of tests that others could use if they were there count as wanted unless peers are left out.
    ...(withTests ? ['--include=dev'] : ['--omit=dev', '--legacy-peer-deps']),
  ])
  if (code !== 0) fail(`npm install did not succeed:\n${output}`)
  writeFileSync(STAMP, withTests ? `${lock} forTests` : lock)
}
