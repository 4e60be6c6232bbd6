import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { localMemory } from '../local-storage.ts'

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

/** What the person wants to read, best first: what they chose here, else what their browser says. */
export function wantedLanguages(): readonly Language[] {
  const chosen = askedByHost() ?? localMemory.get('language')
  const wanted = [...(chosen === null ? [] : [chosen]), ...navigator.languages]
  return [...new Set(wanted.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage))]
}

/** The site around a page in a frame says in which language it speaks. */
const askedByHost = () =>
  window.location.pathname.startsWith('/embed/')
    ? new URLSearchParams(window.location.search).get('lang')
    : null

/** The first wanted language that the partner offers, else the partner's first. */
export function offeredLanguage(wanted: readonly Language[], offered: readonly Language[]): Language {
  return wanted.find((language) => offered.includes(language)) ?? offered[0] ?? 'en'
}

const YEAR_S = 365 * 24 * 60 * 60

/** Remembered on this device for the next visit. Every call tells the server; a page's document learns it by the cookie. */
export function rememberLanguage(language: Language): void {
  localMemory.set('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}
