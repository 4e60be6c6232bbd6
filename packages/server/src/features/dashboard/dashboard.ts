import { DASHBOARD_DAYS, type Dashboard, DashboardResponse } from '@hearthlight/domain/applications/dashboard'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { countByCity } from './dashboard-store.ts'

type Deps = { readonly db: PlatformDb; readonly now: () => Date }

const DAY_MS = 86_400_000
const MOST_CITIES = 8

async function readDashboard({ db, now }: Deps, scope: Scope): Promise<Dashboard> {
  const since = new Date(now().getTime() - DASHBOARD_DAYS * DAY_MS)
  const rows = await inPartner(db, scope, (partnerDb) => countByCity(partnerDb, scope, since))
  const cities = rows.map(({ name, homes, assessed, applied }) => ({
    ...{ name, homes: Number(homes), assessed: Number(assessed), applied: Number(applied) },
  }))
  const sum = (column: 'homes' | 'assessed' | 'applied') =>
    cities.reduce((total, row) => total + row[column], 0)
  return {
    days: DASHBOARD_DAYS,
    total: { homes: sum('homes'), assessed: sum('assessed'), applied: sum('applied') },
    cities: cities.slice(0, MOST_CITIES),
  }
}

const dashboardRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
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

export const dashboard: Feature<Deps> = {
  name: 'dashboard',
  open: (deps) => ({
    routes: async (app) => {
      await app.register(dashboardRoutes(deps))
    },
  }),
}
