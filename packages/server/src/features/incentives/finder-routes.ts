import {
  FINDER_PATH,
  FinderQuery,
  FinderQuestions,
  FoundIncentives,
} from '@hearthlight/domain/incentives/finder/finder-calls'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { scopeOf } from '../../platform/scope.ts'
import { finderQuestions, findRebates } from './find-rebates.ts'
import type { IncentiveDeps } from './show-incentives.ts'

const config = { policy: 'public', rateLimit: RATE_LIMITS.pageView } as const
const tags = ['Incentives']

/** The rebate finder, for people without an account: nothing of what they say is stored. */
export const finderRoutes =
  (deps: IncentiveDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    app.get(
      `${FINDER_PATH}/questions`,
      { config, schema: { tags, response: { 200: FinderQuestions } } },
      async (request) =>
        one('rebate_finder', 'questions', { fields: await finderQuestions(deps, scopeOf(request)) }),
    )
    app.get(
      FINDER_PATH,
      { config, schema: { tags, querystring: FinderQuery, response: { 200: FoundIncentives } } },
      async (request) => {
        const { zip, ...answers } = request.query
        const found = await findRebates(deps, scopeOf(request), zip, answers)
        return {
          data: found.map(({ id, ...attributes }) => ({ id, type: 'incentives' as const, attributes })),
        }
      },
    )
  }
