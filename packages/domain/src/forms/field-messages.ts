import type { FieldMessages } from './field-validations.ts'

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string

/** The common messages of spec 1 section 5, in the language of the translator. */
export function fieldMessages(translate: Translate): FieldMessages {
  return (rule, params) => translate(`shared:validation.${rule}`, params)
}
