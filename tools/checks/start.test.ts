import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let data: string
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'hearthlight-start-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

/** As at a prompt: npm, the shell that npm starts, and the server below it. */
it('npm start says what it is doing, and a SIGTERM to it ends the server too', {
  timeout: 600_000,
}, async () => {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(npm, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    npm.stdout.on('data', (chunk) => {
      said.push(String(chunk))
      const [, at] = /^Hearthlight is at \S+:(\d+)$/m.exec(said.join('')) ?? []
      if (at !== undefined) resolve(Number(at))
    })
    void ended.then(() => reject(new Error(`npm start ended: ${said.join('')}`)))
  })
  const steps = said
    .join('')
    .split('\n')
    .filter((line) => /^(Opening|Looking|Hearthlight)/.test(line))
  expect(steps).toEqual([
    'Opening the database',
    'Looking for the demo, and making it on an empty database',
    `Hearthlight is at http://localhost:${port}`,
  ])
  const health = `http://127.0.0.1:${port}/healthz`
  expect((await fetch(health)).status).toBe(200)

  npm.kill('SIGTERM')
  await ended
  await expect(fetch(health)).rejects.toThrow('fetch failed')
})
