import type { Decisions } from '@hearthlight/domain/applications/queue/dashboard'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { isOf, type Outcome, type StatusRule } from '../queue/queue-rules.ts'
import { countAsked, countDecisions } from './decision-store.ts'

type Asked = { readonly from: Date; readonly until: Date; readonly program: string | undefined }

export type CityDecisions = {
  readonly city: string | null
  readonly approved_amount: number
  readonly median_days: number
}

const days = (value: number | null) => (value === null ? null : inTenths(value))
const inTenths = (value: number) => Math.round(Number(value) * 10) / 10

/** What was decided in a period, and in how many days after it was handed in; the same by city. */
export async function readDecisions(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  asked: Asked,
): Promise<{ decisions: Decisions; cities: CityDecisions[] }> {
  const decided = rules.filter(({ outcome }) => outcome !== null)
  const { byStatus, median, ninetieth, byCity } = await countDecisions(db, scope, { ...asked, decided })
  const sum = (outcome: Outcome) =>
    byStatus
      .filter((row) => decided.some((rule) => rule.outcome === outcome && isOf(rule, row)))
      .reduce((total, { count }) => total + Number(count), 0)
  const { asked: askedOf, median: answered } = await countAsked(db, scope, asked)
  return {
    decisions: {
      approved: sum('approved'),
      declined: sum('declined'),
      withdrawn: sum('withdrawn'),
      median_days: days(median),
      ninetieth_days: days(ninetieth),
      asked: askedOf,
      answered_days: days(answered),
    },
    cities: byCity.map(({ city, median, amount }) => ({
      city,
      approved_amount: Number(amount),
      median_days: inTenths(median),
    })),
  }
}
