import type { Question } from '../../forms/question.ts'
import type { Translate } from '../../shared/translate.ts'
import { QUANTITY } from '../definition/measure-definition.ts'
import { compileField } from '../questions/compile-field.ts'
import type { MeasureField, Retrofit } from '../wire/measure-wire.ts'

type Form = {
  readonly field_groups: readonly {
    readonly id: string
    readonly name: string
    readonly fields: readonly MeasureField[]
  }[]
}

/** What is counted of a measure, and how many of it there may be. */
type Counted = Pick<Retrofit, 'max_quantity'> & Partial<Pick<Retrofit, 'units_qty' | 'units_qty_one'>>

/** The form of a measure as the tree that both sides ask and validate by: its quantity, then its fields. */
export const compileMeasure = (
  { field_groups }: Form,
  { max_quantity, units_qty, units_qty_one }: Counted,
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
      max: max_quantity ?? undefined,
      unit: units_qty,
      unitOne: units_qty_one ?? undefined,
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
  const { name, label, type, rules, required, inline_help, default_value, unit } = field
  // A group of nothing asks nothing, and is drawn as an empty place.
  if (type === 'Spacer') return [{ kind: 'group', name, nests: false, needs: 'each', children: [] }]
  return compileField(
    {
      name,
      label,
      type,
      rules,
      required: required === 'true',
      help: inline_help,
      unit,
      isHalf: type !== 'Free-form' && type !== 'multi_select',
      default: default_value ?? undefined,
    },
    translate,
  )
}
