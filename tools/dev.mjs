import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages } from './steps/install.mjs'
import { ROOT } from './steps/root.mjs'

await installPackages({ forTests: true })
const port = Number(process.env.PORT ?? 3000)
const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    // Links in mails lead to the page that reloads, not to the server behind it.
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(port + 1) },
  }),
  spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    cwd: join(ROOT, 'packages/web'),
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(port + 1) },
  }),
]
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
for (const child of children) child.on('exit', stopAll)
