import type { Translate } from '../shared/translate.ts'
import type { FieldDefinition, FieldOption } from './field-definition.ts'

const TEXT_KEY = /^[a-z-]+:[\w.-]+$/

/** A partner may write words or a text key (`assessment:field.heating_fuel`); this gives the words. */
export function inWords(words: string, translate: Translate): string {
  return TEXT_KEY.test(words) ? translate(words) : words
}

/** The same fields with every text key replaced by its words. */
export function translateFields(
  fields: readonly FieldDefinition[],
  translate: Translate,
): readonly FieldDefinition[] {
  const words = (text: string) => inWords(text, translate)
  return fields.map((field) => ({
    ...field,
    label: words(field.label),
    ...optionalWords(field, words),
    ...(field.labels && {
      labels: Object.fromEntries(Object.entries(field.labels).map(([value, text]) => [value, words(text)])),
    }),
    messages: Object.fromEntries(Object.entries(field.messages).map(([rule, text]) => [rule, words(text)])),
    options: field.options.map((option) => translateOption(option, translate)),
    range_helper: field.range_helper.map((band) => ({ ...band, label: words(band.label) })),
  }))
}

function translateOption(option: FieldOption, translate: Translate): FieldOption {
  return {
    ...option,
    label: inWords(option.label, translate),
    ...(option.help_text === undefined ? {} : { help_text: inWords(option.help_text, translate) }),
    sub_fields: [...translateFields(option.sub_fields, translate)],
  }
}

function optionalWords(field: FieldDefinition, words: Translate): Partial<FieldDefinition> {
  return Object.fromEntries(
    (['placeholder', 'help_text', 'unit'] as const).flatMap((key) => {
      const text = field[key]
      return text === undefined ? [] : [[key, words(text)]]
    }),
  )
}
