import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The server as its own process, as an operator runs it. */
export type ServerProcess = {
  readonly child: ChildProcess
  readonly port: number
  /** Resolves when it says where it is; rejects with what it said when it ends before. */
  readonly ready: Promise<void>
  readonly exit: Promise<{ code: number | null; stderr: string }>
}

export async function startServer(
  main: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env, PORT: env['PORT'] ?? String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)]
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr: stderr.text() }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (stdout.text().includes('Hearthlight is at')) resolve()
    })
    void exit.then(() => reject(new Error(`the server ended: ${stderr.text()}`)))
  })
  // A test that waits only for the end has no use for this one.
  ready.catch(() => undefined)
  return { child, port, ready, exit }
}

function collect(stream: NodeJS.ReadableStream | null): { text(): string } {
  const chunks: string[] = []
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  return { text: () => chunks.join('') }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
