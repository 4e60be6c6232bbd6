import { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import { ProgramOffer, PublicProgramsQuery } from '@hearthlight/domain/programs/wire/program-offer'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { plainPage } from './built-in/page-configuration.ts'
import { FAMILY } from './family-path.ts'
import type { ProgramDeps } from './program-deps.ts'

/** A partner's own system may have to be asked for every call. */
const config = { policy: 'public', rateLimit: RATE_LIMITS.pageView } as const
const tags = ['Applications']

/** What everybody may see: nothing of it is about a person. */
export const publicProgramRoutes =
  ({ engineOf }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'OffersPublic')
    app.get(
      `${FAMILY}/programs_public`,
      {
        config,
        schema: {
          tags,
          querystring: PublicProgramsQuery,
          response: { 200: Many('programs', ProgramOffer) },
        },
      },
      async (request) => {
        const programs = await engineOf(scopeOf(request)).publicPrograms(scopeOf(request), request.query)
        return { data: programs.map((program) => one('programs', program.id, program).data) }
      },
    )
    app.get(
      `${FAMILY}/programs_public/get_page_configuration`,
      {
        config,
        schema: {
          tags,
          querystring: z.object({ task_name: z.literal('availableprograms') }),
          response: { 200: One('page_configuration', PageConfiguration) },
        },
      },
      async (request) => one('page_configuration', 'availableprograms', publicPage(scopeOf(request))),
    )
  }

/** What the page of public offers says beside them. */
export function publicPage({ language, partner }: Scope): PageConfiguration {
  const page = plainPage('availableprograms', translator(language, partner.config))
  const title = partner.config.settings.fulfill_sync_details.pages.offers_public_title
  return { ...page, ...(title && { title }) }
}
