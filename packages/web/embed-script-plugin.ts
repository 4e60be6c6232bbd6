import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Bundles src/embed.ts to one classic script of a lasting name: partners write it into their own pages. */
export function embedScript(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'embed-script',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: join(root, 'src/embed.ts'),
            formats: ['iife'],
            name: 'hearthlightEmbed',
            fileName: () => 'embed.js',
          },
        },
      })
    },
  }
}
