import {
  AccountVerification,
  AccountVerificationResponse,
  SitesFieldsResponse,
} from '@hearthlight/domain/accounts/account-verification'
import { AccountSearch, AccountSearchResponse } from '@hearthlight/domain/accounts/people/account-search'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { actorId, scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { fetchSitesFields } from './fetch-sites-fields.ts'
import { searchAccount } from './search-account.ts'
import { verifyAccount } from './verify-account.ts'

const tags = ['Account system']

/** What the partner's account system knows about a person. */
export const accountSyncRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/v1/users/account_verification',
      {
        config: { policy: 'public', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: AccountVerification, response: { 200: AccountVerificationResponse } },
      },
      async (request) =>
        one(
          'account_verification',
          '1',
          await verifyAccount(deps, scopeOf(request), request.body, request.ip),
        ),
    )
    app.get(
      '/api/v1/users/account_verification/search_and_sync_account',
      {
        config: { policy: 'user', ownPageOnly: true },
        exposeHeadRoute: false,
        schema: { tags, querystring: AccountSearch, response: { 200: AccountSearchResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const type = await searchAccount(deps, scope, request.query)
        return one('account_search', actorId(scope.actor) ?? '', { type })
      },
    )
    app.get(
      '/api/v1/users/fetch_sites_fields',
      { config: { policy: 'user' }, schema: { tags, response: { 200: SitesFieldsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        return one('sites_fields', actorId(scope.actor) ?? '', await fetchSitesFields(deps, scope))
      },
    )
  }
