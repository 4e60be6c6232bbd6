import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const SERVER = path.resolve(import.meta.dirname, '../../..')

/** As in the real build: workspace packages inside, everything else from node_modules. */
const registryPackagesStayOutside: Plugin = {
  name: 'registry-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@hearthlight/') ? undefined : { path: name, external: true },
    )
  },
}

/** The server as it is shipped, since it starts four times as fast as its sources. */
export async function bundleServer(): Promise<{ main: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(SERVER, 'dist-of-tests-'))
  await build({
    entryPoints: [
      'main',
      'platform/database/embedded/pglite-worker',
      'platform/database/embedded/pglite-init',
    ].map((entry) => path.join(SERVER, 'src', `${entry}.ts`)),
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [registryPackagesStayOutside],
  })
  return { main: path.join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}
