import { ErasePerson, ErasureResponse } from '@hearthlight/domain/accounts/people/personal-data'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import { erasePerson, readErasure } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

const tags = ['People']
const config = { policy: 'admin:users' } as const
const PATH = '/api/admin/v1/users/:id'
const ById = z.object({ id: z.uuid() })

/** What a person may ask of whoever holds their data (GDPR articles 15, 17 and 20), done by staff. */
export const personalDataRoutes =
  (deps: PersonalDataDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${PATH}/export`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, params: ById, produces: ['application/zip'] },
      },
      async (request, reply) => {
        const { id } = request.params
        const stream = await exportPerson(deps, scopeOf(request), id)
        return sendFile(reply, { name: `${id}.zip`, type: 'application/zip', stream })
      },
    )
    app.get(
      `${PATH}/erasure`,
      { config, schema: { tags, params: ById, response: { 200: ErasureResponse } } },
      async (request) => {
        const { id } = request.params
        return one('erasure', id, await readErasure(deps, scopeOf(request), id))
      },
    )
    app.post(
      `${PATH}/erasure`,
      { config, schema: { tags, params: ById, body: ErasePerson, response: { 200: ErasureResponse } } },
      async (request) => {
        const { id } = request.params
        return one('erasure', id, await erasePerson(deps, scopeOf(request), id, request.body.confirm))
      },
    )
  }
