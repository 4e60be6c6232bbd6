import { formats } from '@hearthlight/domain/partner/formats'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { fieldName, knownWords } from '@hearthlight/domain/report/parts/known-words'
import { billWords } from '@hearthlight/domain/report/words/bill-words'
import { homeWords } from '@hearthlight/domain/report/words/home-words'
import { partWords } from '@hearthlight/domain/report/words/part-words'
import { planWords } from '@hearthlight/domain/report/words/plan-words'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { translator } from '../../../platform/texts/texts.ts'

/** The report's texts, figures and dates in one language: the same functions as on the screen. */
export function reportWords(config: PartnerConfig, language: Language) {
  const translate = translator(language, config)
  const written = formats(config, language)
  /** Texts mark figures with small tags for the screen; on paper they are only words. */
  const t = (key: string, params?: Readonly<Record<string, string | number>>) =>
    translate(key.includes(':') ? key : `report:${key}`, params).replaceAll(/<\/?[a-z]>/g, '')
  const known = knownWords(config.settings, written, t)
  return {
    t,
    ...written,
    ...planWords(written, t),
    home: homeWords(written, t),
    bills: billWords(written, t),
    known,
    part: partWords(known, t),
    field: fieldName(config.settings, t),
  }
}
export type ReportWords = ReturnType<typeof reportWords>
