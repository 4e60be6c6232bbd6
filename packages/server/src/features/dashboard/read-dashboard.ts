import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import {
  type Dashboard,
  type DashboardQuery,
  FUNNEL_STEPS,
  type FunnelCounts,
  type Late,
  MOST_CITIES,
  type ProgramMoney,
} from '@hearthlight/domain/applications/queue/dashboard'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { dayRange } from '../../platform/day-range.ts'
import { hasPermission, type Scope } from '../../platform/scope.ts'
import { countByCity, countByWeek } from './dashboard-store.ts'
import { daysOfPeriod, weeksOf } from './period.ts'

type OfProgram = { readonly now: Date; readonly program: string | undefined }
type Asked = OfProgram & { readonly from: Date; readonly until: Date }

type DecidedInCity = {
  readonly city: string | null
  readonly approved_amount: number
  readonly median_days: number
}
export type DashboardDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** What applications say; to who may not see them, the names of the programs alone. */
  readonly deskOf: (
    db: PartnerDb,
    scope: Scope,
    asked: Asked,
  ) => Promise<{
    readonly desk: Pick<Dashboard, 'programs' | 'late' | 'ages' | 'decisions' | 'waiting' | 'yours'>
    readonly decided: readonly DecidedInCity[]
  }>
  /** How many sites of the partner's accounts there are in these cities. */
  readonly sitesIn: (
    db: PartnerDb,
    scope: Scope,
    cities: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>
  /** Visits without a note past what was promised. */
  readonly lateVisitsOf: (db: PartnerDb, scope: Scope, asked: OfProgram) => Promise<Late>
  /** Programs with a budget, and how far it reaches. */
  readonly moneyOf: (scope: Scope) => Promise<ProgramMoney[]>
  readonly paidOf: (db: PartnerDb, scope: Scope, asked: Asked) => Promise<Dashboard['paid']>
  /** Work in the background that failed since a moment. */
  readonly failedJobsOf: (scope: Scope, since: Date) => Promise<number>
  /** The version of the site whose time is still to come. */
  readonly publishingOf: (scope: Scope) => Promise<Dashboard['publishing']>
}

const DAY_MS = 86_400_000

/** What needs somebody now, and how the programs went in a period; all of it of one program where one is asked. */
export async function readDashboard(
  { db, now: clock, deskOf, lateVisitsOf, ...of }: DashboardDeps,
  scope: Scope,
  { program, period }: DashboardQuery,
): Promise<Dashboard> {
  const now = clock()
  const zone = scope.partner.config.time_zone
  const days = daysOfPeriod(period, zone, now)
  const { from = now, until = now } = dayRange(zone, days.from, days.to)
  const asked = { now, from, until, program, zone }
  const may = (permission: AdminPermission) => hasPermission(scope, permission)
  const { desk, decided, rows, sites, weeks, visits, paid } = await inPartner(
    db,
    scope,
    async (partnerDb) => {
      const rows = await countByCity(partnerDb, scope, asked)
      const shown = rows.slice(0, MOST_CITIES).flatMap(({ name }) => name ?? [])
      return {
        ...(await deskOf(partnerDb, scope, asked)),
        rows,
        sites: await of.sitesIn(partnerDb, scope, shown),
        weeks: await countByWeek(partnerDb, scope, asked),
        visits: may('advisors') ? await lateVisitsOf(partnerDb, scope, asked) : null,
        paid: may('payments') ? await of.paidOf(partnerDb, scope, asked) : null,
      }
    },
  )
  if (program !== undefined && desk.programs.every(({ value }) => value !== program))
    throw new Problem('shared.not-found')
  const money = may('payments') ? await of.moneyOf(scope) : null
  return {
    ...desk,
    ...days,
    period,
    program: program ?? null,
    late_visits: visits,
    paid,
    failed_jobs: may('jobs') ? await of.failedJobsOf(scope, new Date(now.getTime() - DAY_MS)) : null,
    publishing: may('partner') ? await of.publishingOf(scope) : null,
    total: countsOf(
      FUNNEL_STEPS.map((_, step) => rows.reduce((sum, row) => sum + (row.steps[step] ?? 0), 0)),
    ),
    cities: rows.slice(0, MOST_CITIES).map(({ name, steps }) => {
      const { approved_amount = null, median_days = null } = decided.find(({ city }) => city === name) ?? {}
      const accounts = sites.get(name ?? '') ?? null
      return { name, accounts, ...countsOf(steps), approved_amount, median_days }
    }),
    cities_in_all: rows.length,
    weeks: weeksOf(days).map((week) => {
      const { started = 0, finished = 0 } = weeks.find((row) => row.week === week) ?? {}
      return { from: week, started, finished }
    }),
    money: money?.filter(({ id }) => program === undefined || id === program) ?? null,
  }
}

const countsOf = (steps: readonly number[]) =>
  Object.fromEntries(FUNNEL_STEPS.map((step, index) => [step, steps[index] ?? 0])) as FunnelCounts // one entry a step
