import {
  type Dashboard,
  type DashboardQuery,
  FUNNEL_STEPS,
  type FunnelCounts,
  type Late,
  MOST_CITIES,
  type ProgramMoney,
} from '@hearthlight/domain/applications/dashboard'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { daysOf } from '../../platform/days-of.ts'
import { hasPermission, type Scope } from '../../platform/scope.ts'
import { countByCity, countByWeek } from './dashboard-store.ts'
import { daysOfPeriod, weeksOf } from './period.ts'

type OfProgram = { readonly now: Date; readonly program: string | undefined }
type Asked = OfProgram & { readonly from: Date; readonly until: Date }

export type DashboardDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** What applications say; to who may not see them, the names of the programs alone. */
  readonly deskOf: (
    db: PartnerDb,
    scope: Scope,
    asked: Asked,
  ) => Promise<Pick<Dashboard, 'programs' | 'late' | 'ages' | 'decisions'>>
  /** Visits without a note past what was promised. */
  readonly lateVisitsOf: (db: PartnerDb, scope: Scope, asked: OfProgram) => Promise<Late>
  /** Programs with a budget, and how far it reaches. */
  readonly moneyOf: (scope: Scope) => Promise<ProgramMoney[]>
}

/** What needs somebody now, and how the programs went in a period; all of it of one program where one is asked. */
export async function readDashboard(
  { db, now: clock, deskOf, lateVisitsOf, moneyOf }: DashboardDeps,
  scope: Scope,
  { program, period }: DashboardQuery,
): Promise<Dashboard> {
  const now = clock()
  const zone = scope.partner.config.time_zone
  const days = daysOfPeriod(period, zone, now)
  const { from = now, until = now } = daysOf(zone, days.from, days.to)
  const asked = { now, from, until, program, zone }
  const { desk, rows, weeks, visits } = await inPartner(db, scope, async (partnerDb) => ({
    desk: await deskOf(partnerDb, scope, asked),
    rows: await countByCity(partnerDb, scope, asked),
    weeks: await countByWeek(partnerDb, scope, asked),
    visits: hasPermission(scope, 'advisors') ? await lateVisitsOf(partnerDb, scope, asked) : null,
  }))
  if (program !== undefined && desk.programs.every(({ value }) => value !== program))
    throw new Problem('shared.not-found')
  const money = hasPermission(scope, 'payments') ? await moneyOf(scope) : null
  return {
    ...desk,
    ...days,
    period,
    program: program ?? null,
    late_visits: visits,
    total: countsOf(
      FUNNEL_STEPS.map((_, step) => rows.reduce((sum, row) => sum + (row.steps[step] ?? 0), 0)),
    ),
    cities: rows.slice(0, MOST_CITIES).map(({ name, steps }) => ({ name, ...countsOf(steps) })),
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
