import type { Translate } from '../shared/translate.ts'
import type { FieldMessages } from './field-validations.ts'

/** The common messages of spec 1 section 5, in the language of the translator. */
export function fieldMessages(translate: Translate): FieldMessages {
  return (rule, params) => translate(`shared:validation.${rule}`, params)
}
