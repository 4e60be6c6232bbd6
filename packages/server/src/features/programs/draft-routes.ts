import { SavedMessage, StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import { messageText } from './message-text.ts'
import type { ProgramDeps } from './program-deps.ts'

const config = { policy: 'guest', inTrial: true } as const
const tags = ['Applications']
const OfProject = z.object({ project_id: z.uuid() })
const SelectContact = OfProject.extend({ contact_id: z.uuid() })
const SelectedContact = z.object({ contact_id: z.string().nullable() })
const DraftQuery = StepDraft.pick({ project_id: true, cn: true })

/** What is being typed, and whom the partner writes to. */
export const draftRoutes =
  ({ engineOf }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    app.get(
      `${FAMILY}/step_drafts`,
      { config, schema: { tags, querystring: DraftQuery, response: { 200: One('step_drafts', StepDraft) } } },
      async (request) => {
        const { project_id, cn } = request.query
        const draft = await engineOf(homeScopeOf(request)).draft(homeScopeOf(request), {
          projectId: project_id,
          step: cn,
        })
        return one('step_drafts', cn, { project_id, cn, draft })
      },
    )
    app.put(
      `${FAMILY}/step_drafts`,
      { config, schema: { tags, body: StepDraft, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await engineOf(homeScopeOf(request)).saveDraft(homeScopeOf(request), request.body)
        return reply.code(204).send()
      },
    )
    app.get(
      `${FAMILY}/get_project_selected_contact`,
      {
        config,
        schema: { tags, querystring: OfProject, response: { 200: One('selected_contact', SelectedContact) } },
      },
      async (request) => {
        const { project_id } = request.query
        const contact_id = await engineOf(homeScopeOf(request)).selectedContact(
          homeScopeOf(request),
          project_id,
        )
        return one('selected_contact', project_id, { contact_id })
      },
    )
    app.put(
      `${FAMILY}/update_project_contact`,
      {
        config,
        schema: { tags, body: SelectContact, response: { 200: One('selected_contact', SavedMessage) } },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const { project_id, contact_id } = request.body
        await engineOf(scope).selectContact(scope, project_id, contact_id)
        return one('selected_contact', project_id, { message: messageText(scope, 'contact') })
      },
    )
  }
