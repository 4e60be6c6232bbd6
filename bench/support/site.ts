import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../../tools/steps/root.mjs'

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`)
    .then((answer) => answer.ok)
    .catch(() => false)

/** Serves the built app with the demo partners from a fresh data folder while `work` measures it. */
export async function withSite<Result>(port: number, work: () => Promise<Result>): Promise<Result> {
  const server = spawn('node', [join(ROOT, 'e2e/support/serve.mjs'), String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await isReady(port))) {
      if (server.exitCode !== null) throw new Error('The server did not start.')
      await new Promise((again) => setTimeout(again, 300))
    }
    return await work()
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
}
