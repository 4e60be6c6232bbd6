import type { Question } from '../../forms/question.ts'
import type { Translate } from '../../shared/translate.ts'
import { QUANTITY } from '../definition/measure-definition.ts'
import { compileField } from '../questions/compile-field.ts'
import type { MeasureField } from '../wire/measure-wire.ts'

type Form = {
  readonly field_groups: readonly {
    readonly id: string
    readonly name: string
    readonly fields: readonly MeasureField[]
  }[]
}

/** The form of a measure as the tree that both sides ask and validate by: its quantity, then its fields. */
export const compileMeasure = (
  { field_groups }: Form,
  most: number | null,
  translate: Translate,
): readonly Question[] => [
  ...compileField(
    {
      name: QUANTITY,
      label: translate('programs:field.quantity'),
      type: 'Numeric',
      rules: '',
      required: true,
      help: null,
      min: 1,
      max: most ?? undefined,
    },
    translate,
  ),
  ...field_groups.map(
    ({ id, name, fields }): Question => ({
      kind: 'group',
      name: id,
      title: name,
      nests: false,
      needs: 'each',
      children: fields.flatMap((field) => compileMeasureField(field, translate)),
    }),
  ),
]

function compileMeasureField(field: MeasureField, translate: Translate): Question[] {
  const { name, label, type, rules, required, inline_help, default_value } = field
  // A group of nothing asks nothing, and is drawn as an empty place.
  if (type === 'Spacer') return [{ kind: 'group', name, nests: false, needs: 'each', children: [] }]
  return compileField(
    {
      ...{ name, label, type, rules },
      required: required === 'true',
      help: inline_help,
      default: default_value ?? undefined,
    },
    translate,
  )
}
