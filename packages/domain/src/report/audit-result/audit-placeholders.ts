import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { PlaceholderValues } from '../../incentives/shown/fill-placeholders.ts'
import { toStep, type Unit } from '../shown-figures/figure-step.ts'
import { type ShownFigures, shownFigures, WIRE_UNIT } from '../shown-figures/shown-figures.ts'

type Formats = { readonly money: (amount: number) => string; readonly number: (value: number) => string }

/**
 * What `{{…}}` in an incentive's text may name: any figure of the virtual audit by its path
 * (`savings.money.attic_insulation.value`), and the short forms `attic_insulation.money`, `.kwh` and `.kg_co2`, all as
 * the report writes them. A measure that saves nothing has no short form, so that no text promises a saving that is
 * none.
 */
export function auditPlaceholders(result: AuditResult, formats: Formats): PlaceholderValues {
  const { consumptions, consumptions_by_fuel, savings, total_kg_co2, totals } = result
  const figures = shownFigures(result)
  const plain = (unit: Unit, value: number) =>
    unit === 'money' ? formats.money(value) : formats.number(value)
  const byPath = leaves({ consumptions, consumptions_by_fuel, savings, total_kg_co2, totals }, '').map(
    ([path, value]) => {
      const unit = unitOf(path)
      return [path, plain(unit, shownAt(path, figures, unit) ?? toStep(value, figures.step[unit]))]
    },
  )
  const short = [...figures.measures].flatMap(([id, saved]) => [
    ...shortForm(`${id}.${WIRE_UNIT.money}`, saved.money.value, (value) => plain('money', value)),
    ...shortForm(`${id}.${WIRE_UNIT.kWh}`, saved.kWh.value, (value) => `${plain('kWh', value)} kWh`),
    ...shortForm(`${id}.${WIRE_UNIT.kg}`, saved.kg.value, (value) => `${plain('kg', value)} kg`),
  ])
  return Object.fromEntries([...byPath, ...short])
}

function unitOf(path: string): Unit {
  if (/(^|\.)money(\.|$)/.test(path)) return 'money'
  return /(^|\.)(ghg|kg_co2|total_kg_co2)(\.|$)/.test(path) ? 'kg' : 'kWh'
}

/** A saving is the difference of two written figures, and those of the measures add up to it. */
function shownAt(path: string, { saved, measures }: ShownFigures, unit: Unit): number | undefined {
  if (/^(totals\.savings|savings\.all_measurements)\./.test(path)) return saved[unit].value
  const [, id = ''] = /^savings\.(?:money|ghg)\.(\w+)\.value$/.exec(path) ?? []
  return measures.get(id)?.[unit].value
}

const shortForm = (name: string, value: number, show: (value: number) => string): [string, string][] =>
  value > 0 ? [[name, show(value)]] : []

function leaves(value: object, path: string): [string, number][] {
  return Object.entries(value).flatMap(([key, part]): [string, number][] => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof part === 'number') return [[at, part]]
    return part !== null && typeof part === 'object' ? leaves(part, at) : []
  })
}
