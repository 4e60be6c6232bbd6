import { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { putIntoWords } from '@hearthlight/domain/report/words/put-into-words'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'

declare const keyed: unique symbol

/** A result as it is stored: its texts are keys, so that it outlives a language and a partner's wording. */
export type KeyedResult = AuditResult & { readonly [keyed]: true }

/** One of a shape we no longer read is as good as none. */
export const readKeyed = (stored: unknown): KeyedResult | undefined =>
  AuditResult.safeParse(stored).data as KeyedResult | undefined

/** In the reader's language, with the texts the partner has now. */
export const inWords = (
  result: KeyedResult,
  { language, partner }: Pick<Scope, 'language' | 'partner'>,
): AuditResult => putIntoWords<AuditResult>(result, translator(language, partner.config))
