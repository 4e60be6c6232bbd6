import { isByLanguage } from '../../partner/local-text.ts'
import type { Language } from '../../texts/namespaces.ts'

/** How many texts a document has, and how many of them are written in a language. */
export function countTexts(document: unknown, language: Language): { all: number; written: number } {
  if (isByLanguage(document)) return { all: 1, written: document[language] ? 1 : 0 }
  if (typeof document !== 'object' || document === null) return { all: 0, written: 0 }
  const parts = Object.values(document).map((part) => countTexts(part, language))
  return {
    all: parts.reduce((sum, { all }) => sum + all, 0),
    written: parts.reduce((sum, { written }) => sum + written, 0),
  }
}

/** In whole percent; all of it only where nothing is missing. */
export function translatedPercent(document: unknown, language: Language): number {
  const { all, written } = countTexts(document, language)
  return all === 0 ? 100 : Math.floor((written * 100) / all)
}
