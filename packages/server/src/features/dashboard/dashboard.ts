import {
  DASHBOARD_DAYS,
  type Dashboard,
  DashboardResponse,
  type ProgramMoney,
  type StatusAges,
} from '@hearthlight/domain/applications/dashboard'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { hasPermission, type Scope, scopeOf } from '../../platform/scope.ts'
import { countByCity } from './dashboard-store.ts'

export type DashboardDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Open applications by status and age. */
  readonly agesOf: (db: PartnerDb, scope: Scope, now: Date) => Promise<StatusAges[]>
  /** Programs with a budget, and how far it reaches. */
  readonly moneyOf: (scope: Scope) => Promise<ProgramMoney[]>
}

const DAY_MS = 86_400_000
const MOST_CITIES = 8

async function readDashboard({ db, now, agesOf, moneyOf }: DashboardDeps, scope: Scope): Promise<Dashboard> {
  const since = new Date(now().getTime() - DASHBOARD_DAYS * DAY_MS)
  const { rows, ages } = await inPartner(db, scope, async (partnerDb) => ({
    rows: await countByCity(partnerDb, scope, since),
    ages: hasPermission(scope, 'applications') ? await agesOf(partnerDb, scope, now()) : null,
  }))
  const cities = rows.map(({ name, homes, assessed, applied }) => ({
    ...{ name, homes: Number(homes), assessed: Number(assessed), applied: Number(applied) },
  }))
  const sum = (column: 'homes' | 'assessed' | 'applied') =>
    cities.reduce((total, row) => total + row[column], 0)
  return {
    days: DASHBOARD_DAYS,
    total: { homes: sum('homes'), assessed: sum('assessed'), applied: sum('applied') },
    cities: cities.slice(0, MOST_CITIES),
    ages,
    money: hasPermission(scope, 'payments') ? await moneyOf(scope) : null,
  }
}

const dashboardRoutes =
  (deps: DashboardDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/dashboard',
      {
        config: { policy: 'admin' },
        schema: { tags: ['Dashboard'], response: { 200: DashboardResponse } },
      },
      async (request) => one('dashboard', '1', await readDashboard(deps, scopeOf(request))),
    )
  }

export const dashboard: Feature<{ readonly dashboard: DashboardDeps }> = {
  name: 'dashboard',
  open: ({ dashboard: deps }) => ({
    routes: async (app) => {
      await app.register(dashboardRoutes(deps))
    },
  }),
}
