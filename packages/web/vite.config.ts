import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './layer-order-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const apiPort = process.env.API_PORT ?? '3001'
const toServer = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false }

export default defineConfig({
  plugins: [layerOrder(), react(), serviceWorker()],
  server: {
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/ahoy', '/dev/mailbox', '/partner-assets'].map((path) => [path, toServer]),
    ),
  },
  // Modules: the engine's worker loads a part of itself later.
  worker: { format: 'es' },
  build: {
    // light-dark() and relative colours stay as written: both are in every browser since 2024.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What is preloaded with a page is named in the first load too; staff and the gallery wait one round more.
      resolveDependencies: (file, parts) =>
        /admin-area|kit-screen/.test(file) ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    // The names of all parts stand in the first load, and hashes do not compress: seven characters tell versions apart.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
})
