import { AmountFormula, type AmountPart } from '../../incentives/amounts/amount-formula.ts'
import { decimalOfCents } from '../../incentives/amounts/rational.ts'
import {
  AmountCase,
  type MeasureDefinition,
  type MeasureFieldDefinition,
  QUANTITY,
} from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { runCase } from '../measures/run-case.ts'
import { type Defect, type DefectPath, duplicates } from './defect.ts'
import { lintOptions } from './lint-options.ts'

export function lintMeasures(program: ProgramDefinition): Defect[] {
  const measures = program.measure_groups.flatMap((group, at) =>
    group.measures.map((measure, index) => ({
      measure,
      name: measure.code,
      path: ['measure_groups', at, 'measures', index],
    })),
  )
  return [
    ...duplicates(measures),
    ...measures.flatMap(({ measure, path }) => lintMeasure(measure, path, program)),
    ...Object.entries(program.measure_types).flatMap(([type, { field_groups }]) => {
      const fields = field_groups.flatMap((group, at) =>
        group.fields.map((field, index) => ({
          field,
          name: field.name,
          path: ['measure_types', type, 'field_groups', at, 'fields', index],
        })),
      )
      return [...duplicates(fields), ...fields.flatMap(({ field, path }) => lintField(field, path, program))]
    }),
  ]
}

function lintMeasure(measure: MeasureDefinition, path: DefectPath, program: ProgramDefinition): Defect[] {
  const { type, formula } = measure
  const { measure_types } = program
  const known = Object.hasOwn(measure_types, type) ? measure_types[type] : undefined
  if (known === undefined) return [{ path: [...path, 'type'], message: `no such code: ${type}` }]
  const hasCost = known.field_groups.some(({ fields }) => fields.some(({ is_cost }) => is_cost))
  return [
    ...(formula.parts.some(paysShare) && !hasCost
      ? [{ path: [...path, 'formula'], message: 'pays a share of the cost, and no field asks for the cost' }]
      : []),
    ...lintCases(measure, path),
  ]
}

/** A formula that gives something else than somebody worked out by hand is not published. */
function lintCases(measure: MeasureDefinition, path: DefectPath): Defect[] {
  // What is still being written is told by itself, and cannot be worked out.
  if (!AmountFormula.safeParse(measure.formula).success) return []
  return (measure.cases ?? []).flatMap((given, index) => {
    if (!AmountCase.safeParse(given).success) return []
    const { quote, isSame } = runCase(measure, given)
    if (isSame) return []
    const message =
      quote.basis === 'exact'
        ? `gives another amount: ${decimalOfCents(quote.cents)}`
        : 'does not tell all that the amount depends on'
    return [{ path: [...path, 'cases', index], message }]
  })
}

const paysShare = (part: AmountPart): boolean =>
  part.kind === 'tiers' ? part.tiers.some(({ pays }) => pays.kind === 'percent') : part.kind === 'percent'

function lintField(
  { name, type, label, options, is_cost }: MeasureFieldDefinition,
  path: DefectPath,
  { languages }: ProgramDefinition,
): Defect[] {
  return [
    ...(name === QUANTITY
      ? [{ path: [...path, 'name'], message: 'every measure has a quantity already' }]
      : []),
    ...(type !== 'Spacer' && label === undefined ? [{ path: [...path, 'label'], message: 'no label' }] : []),
    ...(is_cost && type !== 'Currency'
      ? [{ path: [...path, 'is_cost'], message: 'is no sum of money' }]
      : []),
    ...lintOptions(type, options, [...path, 'options'], languages),
  ]
}
