import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from './root.mjs'

/** The wizard's worker, without the report that it loads later and without the modules that `isLeft` names. */
async function workerBytes(isLeft) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'packages/web'),
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: join(ROOT, 'packages/web/src/home/engine/engine-worker.ts'),
        external: isLeft,
      },
    },
  })
  return output
    .filter(({ name }) => name !== 'report-task')
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** What the engine adds to the wizard's worker, kB gzip: the worker less the same worker without any engine module. */
export async function engineInWorker() {
  const whole = await workerBytes(() => false)
  return (whole - (await workerBytes((id) => id.startsWith('@hearthlight/engine')))) / 1024
}
