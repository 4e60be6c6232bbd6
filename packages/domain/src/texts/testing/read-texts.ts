import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language, Texts } from '../namespaces.ts'

/** The nouns that have texts, by their files. */
export const NAMESPACES: readonly string[] = readdirSync(join(import.meta.dirname, '../en')).map((file) =>
  basename(file, '.json'),
)

/** The texts of one noun in one language, as they lie in its file. */
export async function readTexts(language: Language, namespace: string): Promise<Texts> {
  const { default: texts }: { default: Texts } = await import(`../${language}/${namespace}.json`, {
    with: { type: 'json' },
  })
  return texts
}
