import { BOOT_ELEMENT, type BootData } from '@hearthlight/domain/navigation/boot-data'
import { offeredLanguage, wantedLanguages } from './language.ts'

/**
 * What this page's document brought along; null where it is the plain one (in development, without a connection), or
 * in a language the person does not want. Going back, a browser shows the document it had: who was nobody then may
 * have signed in since.
 */
export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent
  if (!text) return null
  // The server of this very page wrote it.
  const data = JSON.parse(text) as BootData
  if (data.preview !== undefined) return data
  if (offeredLanguage(wantedLanguages(), data.partner.languages) !== data.language) return null
  return data.person === null && isGoneBackTo() ? null : data
}

const isGoneBackTo = () =>
  performance
    .getEntriesByType('navigation')
    // The entries of that type; the compiler knows only what all types share.
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
