import { HomeAmountsResponse } from '@hearthlight/domain/incentives/shown/home-amounts'
import { HOME_AMOUNTS_PATH } from '@hearthlight/domain/incentives/shown/home-amounts-call'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { declarePage } from '../../platform/http/switched-off.ts'
import { scopeOf } from '../../platform/scope.ts'
import { homeAmounts } from './home-amounts.ts'
import type { IncentiveDeps } from './show-incentives.ts'

export const homeAmountsRoutes =
  (deps: IncentiveDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'home')
    app.get(
      HOME_AMOUNTS_PATH,
      {
        config: { policy: 'public' },
        schema: { tags: ['Incentives'], response: { 200: HomeAmountsResponse } },
      },
      async (request) => one('home_amounts', 'home', await homeAmounts(deps, scopeOf(request))),
    )
  }
