import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Language, type TextsByNoun, textFile } from '@hearthlight/domain/texts/namespaces'

/** The files lie beside the server and are no part of its bundle: a thread holds the languages that it speaks. */
const require = createRequire(import.meta.url)
const folder = path.join(path.dirname(require.resolve('@hearthlight/domain/texts/en/shared.json')), '..')

/** The nouns that have texts, by their files. */
export const NAMESPACES: readonly string[] = ['en', 'console/en'].flatMap((room) =>
  readdirSync(path.join(folder, room)).map((file) => path.basename(file, '.json')),
)

const read = new Map<Language, TextsByNoun>()

/** The texts the product comes with; a partner's texts lie over them. */
export function coreTexts(language: Language): TextsByNoun {
  const texts = read.get(language) ?? readAll(language)
  read.set(language, texts)
  return texts
}

const readAll = (language: Language): TextsByNoun =>
  Object.fromEntries(
    NAMESPACES.map((name) => [name, require(`@hearthlight/domain/texts/${textFile(language, name)}.json`)]),
  )
