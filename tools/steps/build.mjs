import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { ROOT } from './root.mjs'
import { fail, run } from './run.mjs'
import { SERVER_BUNDLE } from './server-bundle.mjs'
import { whenStale } from './stale.mjs'

const SHARED = ['packages/engine/src', 'packages/domain/src', 'package-lock.json', 'tools/steps']

/** Files that run in a thread or a process of their own are entries, laid flat beside main. */
function serverEntries(folder = join(ROOT, 'packages/server/src')) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(^|\/)(main|[\w-]+-(worker|init))\.ts$/.test(file))
    .map((file) => join(folder, file))
}

async function buildServer() {
  process.stdout.write('Building the server\n')
  const { build, stop } = await import('esbuild')
  await build({
    entryPoints: serverEntries(),
    outdir: join(ROOT, 'packages/server/dist'),
    sourcemap: true,
    logLevel: 'warning',
    ...SERVER_BUNDLE,
  })
  // Its helper process would otherwise live as long as the server.
  await stop()
}

async function buildWeb() {
  process.stdout.write('Building the web app (half a minute)\n')
  // The second draws the public pages in the server; it comes into the folder that the first has emptied.
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const { code, output } = await run('npx', ['vite', 'build', '--config', config], {
      cwd: join(ROOT, 'packages/web'),
    })
    if (code !== 0) fail(`The web build did not succeed:\n${output}`)
  }
  await compressFiles(join(ROOT, 'packages/web/dist'))
}

/** Builds the server and the web app, each only when its sources changed. */
export async function buildStale() {
  const server = whenStale('packages/server/dist', ['packages/server/src', ...SHARED], buildServer)
  const web = whenStale(
    'packages/web/dist',
    [
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/vite.server.config.ts',
      'packages/web/page-modules.ts',
      'packages/web/chunk-groups-plugin.ts',
      'packages/web/embed-script-plugin.ts',
      'packages/web/layer-order-plugin.ts',
      'packages/web/page-modules-plugin.ts',
      'packages/web/service-worker-plugin.ts',
      ...SHARED,
    ],
    buildWeb,
  )
  await Promise.all([server, web])
}
