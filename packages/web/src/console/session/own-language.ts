import type { Language } from '@hearthlight/domain/texts/namespaces'
import i18next from 'i18next'

/** The language of the site, for when the console is left. */
let ofSite: string | undefined

/** The console speaks the language that this member of the staff chose; null is that of the site. */
export async function speakOwnLanguage(language: Language | null): Promise<void> {
  ofSite ??= i18next.language
  const wanted = language ?? ofSite
  if (i18next.language !== wanted) await i18next.changeLanguage(wanted)
}

/** The site speaks its own language again. */
export function speakLanguageOfSite(): void {
  if (ofSite !== undefined && i18next.language !== ofSite) void i18next.changeLanguage(ofSite)
  ofSite = undefined
}
