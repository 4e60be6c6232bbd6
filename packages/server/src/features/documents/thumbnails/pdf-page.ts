import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Of memory, of seconds and of output, for a program that reads what anybody sends. */
const LIMITS = ['--as=1000000000', '--cpu=5', '--fsize=20000000']
const OPTIONS = { encoding: 'buffer', maxBuffer: 20_000_000, timeout: 10_000, killSignal: 'SIGKILL' } as const

/**
 * A page of a PDF as PNG, drawn by Poppler in a process of its own under limits; it runs no scripts. Null where the
 * program is not installed, or cannot draw the page within them.
 */
export async function pageOf(bytes: Uint8Array, page: number, sidePx: number): Promise<Uint8Array | null> {
  const drawing = ['-f', `${page}`, '-l', `${page}`, '-scale-to', `${sidePx}`, '-png', '-singlefile']
  const drawn = await readBy('pdftoppm', drawing, bytes)
  return drawn === null || drawn.length === 0 ? null : drawn
}

/** How many pages a PDF has; null where nobody can tell. */
export async function pageCountOf(bytes: Uint8Array): Promise<number | null> {
  const told = await readBy('pdfinfo', [], bytes)
  const count = /^Pages:\s+(\d+)$/m.exec(told?.toString('utf8') ?? '')?.[1]
  return count === undefined ? null : Number(count)
}

async function readBy(
  program: string,
  options: readonly string[],
  bytes: Uint8Array,
): Promise<Buffer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-page-'))
  const file = path.join(folder, 'document.pdf')
  try {
    await writeFile(file, bytes)
    const { stdout } = await run('prlimit', [...LIMITS, program, ...options, file], OPTIONS)
    return stdout
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
