import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { NAMESPACES } from '../texts/text-files.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>
export type DocumentPage = PageName | 'admin'
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What the build of the web app says about its files. */
export type WebBuild = {
  readonly entry: string
  /** Every file that the page loads before it stands, in the order of what needs what; the entry's come first. */
  filesOf(page: DocumentPage | undefined): PageFiles
  /** The words that the page speaks besides those of every page. */
  namespaceOf(page: DocumentPage | undefined): string | undefined
  /** The file of a font that has the plain letters; those for rarer ones load when a page has one. */
  fontOf(family: string): string | undefined
  /** What a style sheet says. */
  styleText(file: string): string
}

const ENTRY = 'index.html'

/** Undefined where there is no build with a manifest, as in development. */
export function readWebBuild(root: string): WebBuild | undefined {
  const manifestFile = path.join(root, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest: Manifest = readJson(manifestFile)
  const pages: Partial<Record<DocumentPage, string>> = readJson(path.join(root, '.vite/pages.json'))
  const moduleOf = (page: DocumentPage | undefined) => (page === undefined ? undefined : pages[page])
  const known = new Map<string | undefined, PageFiles>()
  for (const module of [undefined, ...Object.values(pages)])
    known.set(module, filesOf(manifest, module === undefined ? [ENTRY] : [ENTRY, module]))
  const entry = chunkOf(manifest, ENTRY)
  const styles = readStyles(root, manifest)
  const fonts = fontsIn(manifest)
  return {
    entry: entry.file,
    filesOf: (page) => known.get(moduleOf(page)) ?? { scripts: [], styles: [] },
    namespaceOf: (page) => NAMESPACES.find((noun) => moduleOf(page)?.startsWith(`src/features/${noun}/`)),
    fontOf: (family) => fonts.get(family.toLowerCase().replaceAll(' ', '-')),
    styleText: (file) => styles.get(file) ?? '',
  }
}

const readStyles = (root: string, manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(
    Object.values(manifest)
      .flatMap(({ css }) => css ?? [])
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )

const LATIN = '-latin-wght-normal.woff2'

/** By the names of their packages, which are those of the families in small letters. */
const fontsIn = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(manifest)
      .filter(([source]) => source.endsWith(LATIN))
      .map(([source, { file }]) => [path.basename(source, LATIN), file]),
  )

// The build writes both files; their shape is the build's own.
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`${name} is not in the manifest of the web app`)
  return chunk
}

function filesOf(manifest: Manifest, names: readonly string[]): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunkOf(manifest, name)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const name of names) visit(name)
  return { scripts: [...scripts], styles: [...styles] }
}
