import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { memoryFolder } from './memory-folder.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** What is gone when the tests end need not outlive a crash, nor be tidied up. */
const FOR_A_RUN = [
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'shared_buffers=256MB',
]

function findBinaries() {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const newest = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest && join(DEBIAN_FOLDER, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** PostgreSQL refuses to run as root: Debian's package brings the user `postgres` for it. */
function serverUser() {
  if (process.getuid() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * A PostgreSQL server for the tests: `{ url, stop }`, or undefined when none can be had here. One of our own can also be halted
 * and resumed.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop() {}, halt() {}, resume() {} }
  const binaries = findBinaries() ?? (installDebianPackage('postgresql') && findBinaries())
  if (!binaries) return undefined
  const user = serverUser()
  const folder = mkdtempSync(join(memoryFolder(), 'hearthlight-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const call = (program, args) =>
    spawnSync(join(binaries, program), args, { ...user, cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  const data = join(folder, 'data')
  call('initdb', ['-D', data, '-U', 'hearthlight', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', "unix_socket_directories=''", ...FOR_A_RUN]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const start = () => call('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  if (start().status !== 0) return undefined
  return {
    url: `postgres://hearthlight@127.0.0.1:${port}/postgres`,
    halt: () => void call('pg_ctl', ['-D', data, '-m', 'fast', 'stop']),
    resume: () => void start(),
    stop() {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
