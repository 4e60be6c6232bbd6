import { BuildingChoice, ProgramOffer, ProgramsQuery } from '@hearthlight/domain/programs/wire/program-offer'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import type { ProgramDeps } from './program-deps.ts'

/** A guest has one application, and the home that it is about. */
const config = { policy: 'user' } as const
const tags = ['Applications']

/** Programs to choose from, and the homes to choose them for. */
export const programRoutes =
  ({ engineOf, buildingsOf }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    app.get(
      `${FAMILY}/programs`,
      {
        config,
        schema: { tags, querystring: ProgramsQuery, response: { 200: Many('programs', ProgramOffer) } },
      },
      async (request) => {
        const programs = await engineOf(homeScopeOf(request)).programs(
          homeScopeOf(request),
          request.query.building_id,
        )
        return { data: programs.map((program) => one('programs', program.id, program).data) }
      },
    )
    app.get(
      `${FAMILY}/list_or_select_building`,
      { config, schema: { tags, response: { 200: One('building_choice', BuildingChoice) } } },
      async (request) => {
        const buildings = [...(await buildingsOf(homeScopeOf(request)))]
        const type = buildings.length === 0 ? 'none' : buildings.length === 1 ? 'select' : 'list'
        return one('building_choice', 'building_choice', { type, buildings } as const)
      },
    )
  }
