import {
  PageConfiguration,
  PageConfigurationQuery,
} from '@hearthlight/domain/programs/wire/page-configuration'
import { PortalStepsQuery, StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import {
  type PostPrqs,
  PostPrqs as PostPrqsSchema,
  SavedMessage,
} from '@hearthlight/domain/programs/wire/post-answers'
import { QuestionnaireSection, StepQuery } from '@hearthlight/domain/programs/wire/questionnaire'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type HomeScope, homeScopeOf } from '../../platform/access/access.ts'
import { siteOf } from '../../platform/http/site-of.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import { messageText } from './message-text.ts'
import type { ProgramDeps } from './program-deps.ts'
import type { ProgramEngine } from './program-engine.ts'

const config = { policy: 'guest', inTrial: true } as const
const tags = ['Applications']

/** The steps of an application: where one is, what is asked, and saving it. */
export const stepRoutes =
  ({ engineOf, noteSubmitted }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    app.get(
      `${FAMILY}/portal-steps`,
      {
        config,
        schema: {
          tags,
          querystring: PortalStepsQuery,
          response: { 200: One('portal_steps', StepsResponse) },
        },
      },
      async (request) =>
        one(
          'portal_steps',
          request.query.projectId,
          await engineOf(homeScopeOf(request)).portalSteps(homeScopeOf(request), request.query),
        ),
    )
    app.get(
      `${FAMILY}/get_page_configuration`,
      {
        config,
        schema: {
          tags,
          querystring: PageConfigurationQuery,
          response: { 200: One('page_configuration', PageConfiguration) },
        },
      },
      async (request) => {
        const page = await engineOf(homeScopeOf(request)).pageConfiguration(
          homeScopeOf(request),
          request.query,
        )
        return one('page_configuration', request.query.task_name, page)
      },
    )
    app.get(
      `${FAMILY}/prqs`,
      {
        config,
        schema: { tags, querystring: StepQuery, response: { 200: Many('prqs', QuestionnaireSection) } },
      },
      async (request) => {
        const sections = await engineOf(homeScopeOf(request)).sections(homeScopeOf(request), request.query)
        return { data: sections.map((section) => one('prqs', section.id, section).data) }
      },
    )
    app.post(
      `${FAMILY}/prqs`,
      { config, schema: { tags, body: PostPrqsSchema, response: { 200: One('prqs', SavedMessage) } } },
      async (request) => {
        const scope = homeScopeOf(request)
        const { project_id } = request.body.details
        const saved = await save(engineOf(scope), scope, request.body)
        if (saved === 'terms') await noteSubmitted(scope, project_id, siteOf(request))
        return one('prqs', project_id, { message: messageText(scope, saved) })
      },
    )
  }

/** Three things are saved by one call; answers which of them it was. */
async function save(
  engine: ProgramEngine,
  scope: HomeScope,
  body: PostPrqs,
): Promise<'terms' | 'measures' | 'answers'> {
  if ('is_tc_update' in body) {
    await engine.acceptTerms(scope, body)
    return 'terms'
  }
  if ('answerList' in body) {
    await engine.saveAnswers(scope, body)
    return 'answers'
  }
  const { project_id, retrofit } = body.details
  await engine.saveMeasures(scope, project_id, [retrofit].flat())
  return 'measures'
}
