import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BootData } from '@hearthlight/domain/navigation/boot-data'

type Build = {
  readonly manifest: object
  /** The module of each page. */
  readonly pages: object
  /** Stands for the built app, which the browser journeys run. */
  readonly drawing: string
  readonly files?: Readonly<Record<string, string>>
}

/** A folder with what documents need of a build of the web app. */
export async function webBuild({ manifest, pages, drawing, files = {} }: Build) {
  const root = await mkdtemp(path.join(tmpdir(), 'hearthlight-web-'))
  const all = {
    'index.html': '<!doctype html><title>Plain</title>',
    '.vite/manifest.json': JSON.stringify(manifest),
    '.vite/pages.json': JSON.stringify(pages),
    '.server/entry-server.js': drawing,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** What a document brings along. */
export function bootOf(html: string): BootData {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(json ?? '')
}
