import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'

/** The sentence that a call of the family answers with. */
export const messageText = (
  { language, partner }: Pick<Scope, 'language' | 'partner'>,
  what: string,
): string => translator(language, partner.config)(`programs:message.${what}`)
