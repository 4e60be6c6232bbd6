import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language, type Texts } from '@hearthlight/domain/texts/namespaces'

type Json = Record<string, unknown>

/** A file that is not there or is no JSON; its message names it in one line. */
export class UnreadableFile extends Error {}

async function readJson(path: string): Promise<Json> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UnreadableFile(`${path}: cannot be read`)
  })
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw new UnreadableFile(`${path}: ${error instanceof Error ? error.message : 'is no JSON'}`)
  }
}

/** `{ en: { a: 'x' }, es: { a: 'y' } }` → `{ a: { en: 'x', es: 'y' } }`: the way a configuration holds texts. */
function byLeaf(trees: Readonly<Partial<Record<Language, Texts>>>): Json {
  const keys = new Set(Object.values(trees).flatMap((tree) => Object.keys(tree)))
  return Object.fromEntries([...keys].map((key) => [key, leafOf(trees, key)]))
}

function leafOf(trees: Readonly<Partial<Record<Language, Texts>>>, key: string): Json {
  const values = Object.entries(trees).flatMap(([language, tree]) =>
    tree[key] === undefined ? [] : [[language, tree[key]] as const],
  )
  return values.every(([, value]) => typeof value === 'string')
    ? Object.fromEntries(values)
    : byLeaf(Object.fromEntries(values) as Partial<Record<Language, Texts>>)
}

async function readTexts(folder: string): Promise<Json> {
  const files: string[] = await readdir(folder).catch(() => [])
  const languages = LANGUAGES.filter((language) => files.includes(`${language}.json`))
  const trees = await Promise.all(
    languages.map(async (language) => [
      language,
      (await readJson(join(folder, `${language}.json`))) as Texts,
    ]),
  )
  return byLeaf(Object.fromEntries(trees))
}

/** Partner JSON as it is written: a file, or a folder with `partner.json` and `texts/<language>.json`. */
export async function readPartnerSource(path: string): Promise<Json> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  if (!isFolder) return await readJson(path)
  const config = await readJson(join(path, 'partner.json'))
  const texts = await readTexts(join(path, 'texts'))
  return Object.keys(texts).length === 0 ? config : { ...config, texts }
}
