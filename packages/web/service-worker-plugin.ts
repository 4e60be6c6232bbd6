import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** After the app is built: bundles src/sw.ts to one classic script and writes into it what to keep on the device. */
export function serviceWorker(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    async closeBundle() {
      await bundleWorker(root, outDir)
      await writeKeptFiles(outDir)
    },
  }
}

async function bundleWorker(root: string, outDir: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
}

/** Names in `sw.js` what the worker keeps. An asset carries its version in its name; the shell needs it said. */
async function writeKeptFiles(outDir: string) {
  const shell = await readFile(join(outDir, 'index.html'))
  const assets = (await readdir(join(outDir, 'assets'))).filter((name) => /\.(js|css)$/.test(name))
  const kept = [
    ...assets.sort().map((name) => ({ url: `assets/${name}`, revision: null })),
    { url: 'index.html', revision: createHash('md5').update(shell).digest('hex') },
  ]
  const worker = join(outDir, 'sw.js')
  const [before, after, ...more] = (await readFile(worker, 'utf8')).split('self.__WB_MANIFEST')
  if (after === undefined || more.length > 0)
    throw new Error('sw.js names its list of files not exactly once')
  await writeFile(worker, `${before}${JSON.stringify(kept)}${after}`)
}
