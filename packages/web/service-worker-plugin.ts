import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { injectManifest } from 'workbox-build'

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
      await injectManifest({
        swSrc: join(outDir, 'sw.js'),
        swDest: join(outDir, 'sw.js'),
        globDirectory: outDir,
        globPatterns: ['index.html', 'assets/*.{js,css}'],
        dontCacheBustURLsMatching: /^assets\//,
      })
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
