import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Of memory, of seconds and of output, for a program that reads what anybody sends. */
const LIMITS = ['--as=1000000000', '--cpu=5', '--fsize=20000000']
const OPTIONS = { encoding: 'buffer', maxBuffer: 5_000_000, timeout: 10_000, killSignal: 'SIGKILL' } as const

/**
 * The first page of a PDF as PNG, drawn by Poppler in a process of its own under limits; it runs no scripts. Null where the
 * program is not installed, or cannot draw the file within them.
 */
export async function firstPageOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-page-'))
  const file = path.join(folder, 'document.pdf')
  const drawing = ['-f', '1', '-l', '1', '-scale-to', '480', '-png', '-singlefile', file]
  try {
    await writeFile(file, bytes)
    const { stdout } = await run('prlimit', [...LIMITS, 'pdftoppm', ...drawing], OPTIONS)
    return stdout.length === 0 ? null : stdout
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
