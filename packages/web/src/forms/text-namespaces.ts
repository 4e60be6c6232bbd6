import { ADDRESS_WORDS } from '@hearthlight/domain/forms/address-questions'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { withSubFields } from '@hearthlight/domain/forms/field-values'

/** The text namespaces that the labels of a form speak of, so that they are loaded before it shows. */
export function textNamespaces(fields: readonly FieldDefinition[]): readonly string[] {
  const all = withSubFields(fields)
  const words = all.flatMap((field) => [
    field.label,
    field.placeholder ?? '',
    field.help_text ?? '',
    field.unit ?? '',
    ...Object.values(field.labels ?? {}),
    ...Object.values(field.messages),
    ...field.options.flatMap((option) => [option.label, option.help_text ?? '']),
    ...field.range_helper.map((band) => band.label),
  ])
  const named = words.flatMap((text) => /^([a-z-]+):[\w.-]+$/.exec(text)?.[1] ?? [])
  const own = all.some((field) => field.type === 'address') ? [ADDRESS_WORDS] : []
  return [...new Set(['shared', ...named, ...own])]
}
