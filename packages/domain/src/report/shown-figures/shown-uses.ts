import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { type Category, SOLAR } from '../parts/end-use-totals.ts'
import { UNITS, type Unit } from './figure-step.ts'
import { type Pair, shareOutPairs } from './share-out.ts'

type Amounts = Readonly<Record<Unit, number>>
export type ShownUse = { readonly use: Category; readonly now: Amounts; readonly after: Amounts }

export type ShownUses = {
  readonly uses: readonly ShownUse[]
  /** What the roof takes off: electricity used at home, and in money what is sold besides. Null without panels. */
  readonly solar: { readonly now: Amounts; readonly after: Amounts } | null
}

type Line = { readonly id: string; readonly current: Amounts; readonly new: Amounts }

/** The uses less what the roof takes off are the totals. Fixed charges, which belong to no use, stand with `other`. */
export function shownUses(
  result: AuditResult,
  whole: { readonly now: Amounts; readonly after: Amounts },
  step: Amounts,
): ShownUses {
  const lines = linesOf(result)
  const shares = new Map(
    UNITS.map((unit): [Unit, Pair[]] => [
      unit,
      shareOutPairs(
        lines.map(({ current, new: after }) => ({ now: current[unit], after: after[unit] })),
        { now: whole.now[unit], after: whole.after[unit] },
        step[unit],
      ),
    ]),
  )
  const amounts = (index: number, when: keyof Pair, sign: 1 | -1) => {
    const of = (unit: Unit) => sign * (shares.get(unit)?.[index]?.[when] ?? 0) + 0
    return { money: of('money'), kWh: of('kWh'), kg: of('kg') }
  }
  const roof = lines.findIndex(({ id }) => id === SOLAR)
  return {
    uses: lines
      .map(({ id }, index) => ({
        use: id as Category,
        now: amounts(index, 'now', 1),
        after: amounts(index, 'after', 1),
      }))
      .filter((_, index) => index !== roof),
    solar: roof === -1 ? null : { now: amounts(roof, 'now', -1), after: amounts(roof, 'after', -1) },
  }
}

function linesOf({ end_uses, bill }: AuditResult): Line[] {
  const besides = (id: string, when: 'current' | 'new') => {
    if (id === 'other') return bill.fixed_charges
    return id === SOLAR ? -bill.solar_export[when] : 0
  }
  return end_uses.map((line) => {
    const amounts = (when: 'current' | 'new') => ({
      money: line[when].money + besides(line.id, when),
      kWh: line[when].kwh,
      kg: line[when].kg_co2,
    })
    return { id: line.id, current: amounts('current'), new: amounts('new') }
  })
}
