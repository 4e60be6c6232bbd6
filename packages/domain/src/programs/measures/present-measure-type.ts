import type { MeasureType } from '../definition/measure-definition.ts'
import type { Say } from '../definition/program-words.ts'
import { labelIn } from '../options/option-words.ts'
import { writeRules } from '../options/question-rules.ts'
import type { MeasureTypeWire } from '../wire/measure-wire.ts'

/** The form of a type of measures, in the words of the reader. */
export const presentMeasureType = (
  type: string,
  definition: MeasureType,
  say: Say,
): Omit<MeasureTypeWire, 'uuid'> => ({
  measure_type: type,
  field_groups: definition.field_groups.map((group) => ({
    id: group.code,
    name: say(group.name),
    fields: group.fields.map((field) => ({
      name: field.name,
      label: say(field.label),
      type: field.type,
      required: field.required ? ('true' as const) : ('false' as const),
      rules: writeRules(field, say),
      default_value: field.default_value === undefined ? null : labelIn(field, field.default_value, say),
      inline_help: field.help === undefined ? null : say(field.help),
      field_group_id: group.code,
      ...(field.unit !== undefined && { unit: say(field.unit) }),
    })),
  })),
})
