import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './layer-order-plugin.ts'

/** The app once more, for the server, which draws the public pages: with the same names of styles, and all it needs inside. */
export default defineConfig({
  plugins: [layerOrder(), react()],
  json: { namedExports: false },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist/.server', target: 'node20' },
})
