import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Language, type Texts, textFile } from '../namespaces.ts'

const folder = join(import.meta.dirname, '..')

/** The nouns that have texts in a language, by their files. */
export const namespacesIn = (language: Language): string[] =>
  [language, `console/${language}`].flatMap((room) =>
    readdirSync(join(folder, room)).map((file) => basename(file, '.json')),
  )

export const NAMESPACES: readonly string[] = namespacesIn('en')

/** The texts of one noun in one language, as they lie in its file. */
export const readTexts = async (language: Language, namespace: string): Promise<Texts> =>
  JSON.parse(await readFile(join(folder, `${textFile(language, namespace)}.json`), 'utf8'))
