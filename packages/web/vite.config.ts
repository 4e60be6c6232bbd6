import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups-plugin.ts'
import { embedScript } from './embed-script-plugin.ts'
import { layerOrder } from './layer-order-plugin.ts'
import { pageModules } from './page-modules-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const apiPort = process.env.API_PORT ?? '3001'
const toServer = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false }

const routerFor = (part: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${part}.mjs`, import.meta.url))

export default defineConfig({
  plugins: [layerOrder(), react(), chunkGroups(), pageModules(), embedScript(), serviceWorker()],
  // Its package names the build that warns developers for everybody: in a browser nobody reads that.
  resolve: { alias: { 'react-router/dom': routerFor('dom-export'), 'react-router': routerFor('index') } },
  server: {
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/ahoy', '/dev/mailbox', '/partner-assets'].map((path) => [path, toServer]),
    ),
  },
  // The texts are read whole: a name for each of their groups would only be weight.
  json: { namedExports: false },
  // Modules: the engine's worker loads a part of itself later.
  worker: { format: 'es' },
  build: {
    // light-dark() and relative colours stay as written: both are in every browser since 2024.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    // The names of all parts stand in the first load: only what tells them apart. The manifest has their sources.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
})
