import type { AuditResult } from '../report/audit-result-schema.ts'
import { aboutMoney, aboutSaved } from '../report/estimates.ts'
import type { PlaceholderValues } from './fill-placeholders.ts'

type Formats = { readonly money: (amount: number) => string; readonly number: (value: number) => string }

/**
 * What `{{…}}` in an incentive's text may name: any figure of the virtual audit by its path
 * (`savings.money.attic_insulation.value`), and the short forms `attic_insulation.money`, `.kwh` and `.kg_co2`, rounded
 * as estimates. A measure that saves nothing has no short form, so that no text promises a saving that is none.
 */
export function auditPlaceholders(result: AuditResult, formats: Formats): PlaceholderValues {
  const { consumptions, consumptions_by_fuel, savings, total_kg_co2, totals } = result
  const figures = leaves({ consumptions, consumptions_by_fuel, savings, total_kg_co2, totals }, '')
  const byPath = figures.map(([path, value]) => [
    path,
    /(^|\.)money(\.|$)/.test(path) ? formats.money(value) : formats.number(value),
  ])
  const short = result.measures.flatMap(({ id, saving }) => [
    ...shortForm(`${id}.money`, saving.money, (value) => formats.money(aboutMoney(value))),
    ...shortForm(`${id}.kwh`, saving.kwh, (value) => `${formats.number(aboutSaved(value))} kWh`),
    ...shortForm(`${id}.kg_co2`, saving.kg_co2, (value) => `${formats.number(aboutSaved(value))} kg`),
  ])
  return Object.fromEntries([...byPath, ...short])
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
