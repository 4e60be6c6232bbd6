import { ANOTHER } from '../../buildings/utilities.ts'
import type { FieldDefinition } from '../../forms/field-definition.ts'
import type { FieldValues } from '../../forms/field-values.ts'
import type { FinderStart } from './finder-link.ts'

/** What the form of a new home opens with: only what it asks, and of a choice only what it offers. */
export function startOfBuilding(
  { place, answers }: FinderStart,
  fields: readonly Pick<FieldDefinition, 'name' | 'options'>[],
): FieldValues {
  const told: Readonly<Record<string, string | undefined>> = { ...answers, ...place }
  return Object.fromEntries(
    fields.flatMap(({ name, options }) => {
      const value = told[name]
      const isOffered =
        options.length === 0 ? value !== ANOTHER : options.some((option) => option.value === value)
      return value === undefined || !isOffered ? [] : [[name, value]]
    }),
  )
}
