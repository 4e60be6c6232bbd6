import {
  ConsentResponse,
  ConsentsResponse,
  GiveConsent,
  WithdrawConsent,
  WithdrawnResponse,
} from '@hearthlight/domain/consents/consent'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { giveConsent } from './give-consent.ts'
import { presentConsent, readConsents } from './read-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const tags = ['Consents']
const config = { policy: 'user' } as const
const OfBuilding = z.object({ building_id: z.uuid() })
const OF_HOME = '/api/v1/consents/of_building/:building_id'

export const consentRoutes =
  (deps: ConsentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(
      OF_HOME,
      { config, schema: { tags, params: OfBuilding, response: { 200: ConsentsResponse } } },
      async (request) => {
        const { given, offered } = await readConsents(deps, homeScopeOf(request), request.params.building_id)
        const data = given.map((row) => one('consents', row.id, presentConsent(row, deps.now())).data)
        return { data, meta: { offered: [...offered] } }
      },
    )
    app.post(
      OF_HOME,
      { config, schema: { tags, params: OfBuilding, body: GiveConsent, response: { 201: ConsentResponse } } },
      async (request, reply) => {
        const { building_id } = request.params
        const given = await giveConsent(deps, homeScopeOf(request), building_id, request.body)
        return reply.code(201).send(one('consents', given.id, presentConsent(given, deps.now())))
      },
    )
    app.post(
      '/api/v1/consents/:id/withdraw',
      {
        config,
        schema: {
          tags,
          params: z.object({ id: z.uuid() }),
          body: WithdrawConsent,
          response: { 200: WithdrawnResponse },
        },
      },
      async (request) => {
        const { id } = request.params
        const { consent, erased } = await withdrawConsent(deps, homeScopeOf(request), id, request.body)
        return one('consents', id, { ...presentConsent(consent, deps.now()), erased })
      },
    )
  }
