import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { createInstance, type i18n } from 'i18next'
import { coreTexts, NAMESPACES } from './text-files.ts'

const cores = new Map<Language, Translate>()
const ofPartner = new WeakMap<PartnerConfig, Map<Language, Translate>>()

/** Texts of a partner over the core texts of a language; without a partner the core alone. */
export function translator(language: Language, config?: PartnerConfig): Translate {
  const made = config === undefined ? cores : (ofPartner.get(config) ?? new Map<Language, Translate>())
  if (config !== undefined) ofPartner.set(config, made)
  const translate = made.get(language) ?? makeTranslator(language, config)
  made.set(language, translate)
  return translate
}

/**
 * A key that has no text is a mistake in the code. A test fails by it; a person sees the key rather than nothing, and
 * it is said on the error output. Threads have no settings of their own, so the mode is read where it is needed.
 */
function missingText(key: string, given?: string): string {
  if (given !== undefined) return given
  if (process.env['NODE_ENV'] === 'test') throw new Error(`no text for ${key}`)
  process.emitWarning(`no text for ${key}`)
  return key
}

function makeTranslator(language: Language, config: PartnerConfig | undefined): Translate {
  const texts: i18n = createInstance()
  void texts.init({
    lng: language,
    fallbackLng: 'en',
    ns: [...NAMESPACES],
    defaultNS: 'shared',
    // A copy: the layer of a partner is merged into it in place.
    resources: structuredClone({ en: coreTexts('en'), [language]: coreTexts(language) }),
    initAsync: false,
    // React and the mail renderer escape; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missingText,
  })
  for (const [namespace, layer] of Object.entries(config?.texts ?? {}))
    texts.addResourceBundle(language, namespace, layer, true, true)
  return (key, params) => texts.t(key, params ?? {})
}
