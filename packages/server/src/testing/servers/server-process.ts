import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The server as its own process, as an operator runs it. */
export type ServerProcess = {
  readonly child: ChildProcess
  /** Resolves with its port when it says where it is; rejects with what it said when it ends before. */
  readonly ready: Promise<number>
  readonly exit: Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** On port 0 unless told: one that is found free first may be taken before the server gets there. */
export function startServer(main: string, env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)]
  const exit = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    stdout: stdout.text(),
    stderr: stderr.text(),
  }))
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /^Hearthlight is at \S+:(\d+)\n/m.exec(stdout.text())?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    void exit.then(() => reject(new Error(`the server ended: ${stderr.text()}`)))
  })
  // A test that waits only for the end has no use for this one.
  ready.catch(() => undefined)
  return { child, ready, exit }
}

function collect(stream: NodeJS.ReadableStream | null): { text(): string } {
  const chunks: string[] = []
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  return { text: () => chunks.join('') }
}
