import { createHash } from 'node:crypto'
import type { ConsentPurpose } from '@hearthlight/domain/consents/consent'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'

const VERSION_LENGTH = 16

export type ConsentWords = { readonly text: string; readonly version: string }

/** What a person is shown, in their language and with the partner's own words. A letter changed makes another version. */
export function consentWords(
  { partner: { config }, language }: Pick<Scope, 'partner' | 'language'>,
  /** Or the terms that stand for a consent that nobody gave. */
  purpose: ConsentPurpose | 'program_terms',
  address: string,
): ConsentWords {
  const text = translator(language, config)(`consents:text.${purpose}`, {
    partner: config.name,
    months: config.settings.meter_consent_months,
    address,
  })
  const version = createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH)
  return { text, version }
}
