import type { Decisions } from '@hearthlight/domain/applications/dashboard'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { countDecisions } from './decision-store.ts'
import { isOf, type Outcome, type StatusRule } from './queue-rules.ts'

type Asked = { readonly from: Date; readonly until: Date; readonly program: string | undefined }

/** What was decided in a period, and in how many days after it was handed in. */
export async function readDecisions(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  asked: Asked,
): Promise<Decisions> {
  const decided = rules.filter(({ outcome }) => outcome !== null)
  const { byStatus, median, ninetieth } = await countDecisions(db, scope, { ...asked, decided })
  const sum = (outcome: Outcome) =>
    byStatus
      .filter((row) => decided.some((rule) => rule.outcome === outcome && isOf(rule, row)))
      .reduce((total, { count }) => total + Number(count), 0)
  const days = (value: number | null) => (value === null ? null : Math.round(Number(value) * 10) / 10)
  return {
    ...{ approved: sum('approved'), declined: sum('declined'), withdrawn: sum('withdrawn') },
    ...{ median_days: days(median), ninetieth_days: days(ninetieth) },
  }
}
