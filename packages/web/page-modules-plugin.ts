import type { Plugin } from 'vite'
import { PAGE_MODULES } from './page-modules.ts'

/** Writes beside the manifest which module draws each page, so that the server can name the files of a page. */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(PAGE_MODULES) })
  },
})
