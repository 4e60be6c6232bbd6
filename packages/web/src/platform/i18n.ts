import { type Language, type Texts, type TextsByNoun, textFile } from '@hearthlight/domain/texts/namespaces'
import { overlaid } from '@hearthlight/domain/texts/overlaid'
import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

const coreTexts = import.meta.glob<{ default: Texts }>('../../../domain/src/texts/??/*.json')
const partnerLayers = new Map<string, TextsByNoun>()

/** Loads one namespace of one language when a screen first speaks it, with the partner's words laid over ours. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (cause: Error) => done(cause, null),
    )
  },
}

/** The names of the console's texts are no part of the first load. */
const filesWith = async (namespace: string) =>
  namespace.startsWith('admin') ? (await import('./console-texts.ts')).consoleTexts : coreTexts

async function readTexts(language: string, namespace: string): Promise<Texts> {
  const load = (await filesWith(namespace))[`../../../domain/src/texts/${textFile(language, namespace)}.json`]
  if (load === undefined) throw new Error(`no texts for ${language}/${namespace}`)
  const { default: texts } = await load()
  return overlaid(texts, partnerLayers.get(language)?.[namespace])
}

/** The partner's texts in one language; those already loaded are laid over again. */
export function layPartnerTexts(language: Language, layer: TextsByNoun): void {
  partnerLayers.set(language, layer)
  if (!i18next.isInitialized) return
  for (const [namespace, texts] of Object.entries(layer)) {
    if (i18next.hasResourceBundle(language, namespace)) {
      // Not i18next's own deep merge: it writes into our texts, which another partner's page then starts from.
      const merged = overlaid(i18next.getResourceBundle(language, namespace), texts)
      i18next.addResourceBundle(language, namespace, merged, false, true)
    }
  }
}

/** A key without a text is a mistake in the code: it fails a test, and is seen in the console elsewhere. */
function missingText(key: string, given?: string): string {
  if (given !== undefined) return given
  if (import.meta.env.MODE === 'test') throw new Error(`no text for ${key}`)
  // biome-ignore lint/suspicious/noConsole: whoever looks into the console of a page is to see it, and a journey fails by it
  console.error(`no text for ${key}`)
  return key
}

/** Gives a page the texts that are there. */
export async function giveTexts(to: i18n, language: Language, texts: TextsByNoun): Promise<void> {
  await to.init({
    lng: language,
    resources: { [language]: texts },
    partialBundledLanguages: true,
    fallbackLng: false,
    ns: ['shared'],
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    load: 'languageOnly',
    parseMissingKeyHandler: missingText,
  })
}

/** Begins in this browser with the texts that are there already; all others are loaded. */
export const startTexts = (language: Language, known: TextsByNoun = {}): Promise<void> =>
  giveTexts(i18next.use(backend).use(initReactI18next), language, known)
