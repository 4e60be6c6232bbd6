import { EraseSelf } from '@hearthlight/domain/accounts/own-account'
import { ErasureResponse } from '@hearthlight/domain/accounts/people/personal-data'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { readErasure } from './erase-person.ts'
import { eraseSelf } from './erase-self.ts'
import { exportPerson } from './export-person.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

const tags = ['Users']
const PATH = '/api/v1/users'
const config = { policy: 'user' } as const

/** What a person does with their own data: take it with them, and leave. */
export const ownDataRoutes =
  (deps: PersonalDataDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${PATH}/export`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, produces: ['application/zip'] },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = ownId(scope)
        const stream = await exportPerson(deps, scope, id)
        return sendFile(reply, { name: `${id}.zip`, type: 'application/zip', stream })
      },
    )
    app.get(
      `${PATH}/erasure`,
      { config, schema: { tags, response: { 200: ErasureResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const id = ownId(scope)
        return one('erasure', id, await readErasure(deps, scope, id))
      },
    )
    app.post(
      `${PATH}/erasure`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: EraseSelf, response: { 200: ErasureResponse } },
      },
      async (request) => {
        const password = request.body.erasure_password
        const shown = { password, address: request.ip, pointer: '/erasure_password' }
        const { id, erasure } = await eraseSelf(deps, scopeOf(request), shown)
        return one('erasure', id, erasure)
      },
    )
  }

/** An admin who acts for a person sees what the person sees, but neither takes their data away nor ends the account. */
function ownId({ actor }: Scope): string {
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  if (actor.onBehalfBy !== undefined) throw new Problem('accounts.acting')
  return actor.person.id
}
