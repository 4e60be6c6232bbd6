import type { FieldValue, FieldValues } from '@hearthlight/domain/forms/field-values'
import { parseRules } from '@hearthlight/domain/programs/options/question-rules'
import type { MeasureTypeWire } from '@hearthlight/domain/programs/wire/measure-wire'

type Forms = readonly { readonly form: Pick<MeasureTypeWire, 'field_groups'> }[]

/**
 * What of the forms of measures is said otherwise in other words: the options that were chosen. They stand in the same
 * order in every language.
 */
export function rewordedMeasures(before: Forms, now: Forms, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => {
      const next = reword(value, optionsAt(before, path), optionsAt(now, path))
      return JSON.stringify(next) === JSON.stringify(value) ? [] : [[path, next]]
    }),
  )
}

function optionsAt(forms: Forms, path: string): readonly string[] {
  const [index = '', name = ''] = path.split('/')
  const fields = forms[Number(index)]?.form.field_groups.flatMap((group) => group.fields) ?? []
  return parseRules(fields.find((field) => field.name === name)?.rules ?? '').options
}

function reword(value: FieldValue, from: readonly string[], to: readonly string[]): FieldValue {
  const word = (one: string) => to[from.indexOf(one)] ?? one
  if (typeof value === 'string') return word(value)
  return Array.isArray(value) ? value.map(word) : value
}
