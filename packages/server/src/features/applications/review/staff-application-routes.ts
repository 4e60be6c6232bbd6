import {
  CorrectAmount,
  DecideSecond,
  MailPreviewResponse,
  MoveApplication,
  NewNote,
  PreviewMail,
  RequestChanges,
  ReviewingResponse,
  SettleRule,
  StaffAnswerResponse,
  StaffApplicationResponse,
} from '@hearthlight/domain/applications/staff-application'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { addNote } from '../messages/add-note.ts'
import { correctAmount } from '../moves/correct-amount.ts'
import { decideSecond } from '../moves/decide-second.ts'
import { moveApplication } from '../moves/move-application.ts'
import { previewMail } from '../moves/preview-mail.ts'
import { requestChanges } from '../moves/request-changes.ts'
import { acceptDocument } from './accept-document.ts'
import { readForStaff, readRestricted } from './read-for-staff.ts'
import { leaveApplication, reviewApplication } from './review-lease.ts'
import { settleRule } from './settle-rule.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Applications']
const PATH = '/api/admin/v1/applications/:id'
const ById = z.object({ id: z.uuid() })

/** Applications of the partner's people, for staff with the permission to see them. */
export const staffApplicationRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, params: ById, response: { 200: StaffApplicationResponse } } },
      (request) => answer(deps, scopeOf(request), request.params.id),
    )
    app.get(
      `${PATH}/restricted_answers/:item_id`,
      {
        config: { policy: 'admin:AppliedOfferRestrictedDataAccess' },
        schema: {
          tags,
          params: ById.extend({ item_id: z.string().min(1).max(100) }),
          response: { 200: StaffAnswerResponse },
        },
      },
      async (request) => {
        const { id, item_id } = request.params
        return one('comments', item_id, await readRestricted(deps, scopeOf(request), id, item_id))
      },
    )
    await app.register(changeRoutes(deps))
    await app.register(amountRoutes(deps))
    await app.register(leaseRoutes(deps))
  }

const answer = async (deps: ApplicationDeps, scope: Scope, id: string) =>
  one('applications', id, await readForStaff(deps, scope, id))

/** What staff do with an application; each answers it as it is then. */
const changeRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 201: StaffApplicationResponse }
    app.post(
      `${PATH}/requests`,
      { config, schema: { tags, params: ById, body: RequestChanges, response } },
      async (request, reply) => {
        const scope = scopeOf(request)
        await requestChanges(deps, scope, request.params.id, request.body)
        return reply.code(201).send(await answer(deps, scope, request.params.id))
      },
    )
    app.post(
      `${PATH}/moves`,
      { config, schema: { tags, params: ById, body: MoveApplication, response } },
      async (request, reply) => {
        const scope = scopeOf(request)
        await moveApplication(deps, scope, request.params.id, request.body)
        return reply.code(201).send(await answer(deps, scope, request.params.id))
      },
    )
    app.post(
      `${PATH}/mail_previews`,
      {
        config,
        schema: { tags, params: ById, body: PreviewMail, response: { 200: MailPreviewResponse } },
      },
      async (request) => {
        const { id } = request.params
        return one('mail_previews', id, await previewMail(deps, scopeOf(request), id, request.body))
      },
    )
    app.post(
      `${PATH}/notes`,
      { config, schema: { tags, params: ById, body: NewNote, response } },
      async (request, reply) => {
        const scope = scopeOf(request)
        await addNote(deps, scope, request.params.id, request.body)
        return reply.code(201).send(await answer(deps, scope, request.params.id))
      },
    )
    app.put(
      `${PATH}/rules/:rule`,
      {
        config,
        schema: {
          tags,
          params: ById.extend({ rule: z.string().min(1).max(100) }),
          body: SettleRule,
          response: { 200: StaffApplicationResponse },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const { id, rule } = request.params
        await settleRule(deps, scope, id, rule, request.body)
        return answer(deps, scope, id)
      },
    )
    app.post(
      `${PATH}/accepted_documents/:document_id`,
      { config, schema: { tags, params: ById.extend({ document_id: z.uuid() }), response } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id, document_id } = request.params
        await acceptDocument(deps, scope, id, document_id)
        return reply.code(201).send(await answer(deps, scope, id))
      },
    )
  }

/** What is approved, and what one person alone may not approve. */
const amountRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${PATH}/amounts`,
      {
        config,
        schema: { tags, params: ById, body: CorrectAmount, response: { 201: StaffApplicationResponse } },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        await correctAmount(deps, scope, request.params.id, request.body)
        return reply.code(201).send(await answer(deps, scope, request.params.id))
      },
    )
    app.post(
      `${PATH}/waiting_approvals/:waiting_id`,
      {
        config: { policy: 'admin:second_approval' },
        schema: {
          tags,
          params: ById.extend({ waiting_id: z.uuid() }),
          body: DecideSecond,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { id, waiting_id } = request.params
        await decideSecond(deps, scopeOf(request), id, waiting_id, request.body)
        return reply.code(204).send()
      },
    )
  }

/** Who has it open just now. */
const leaseRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${PATH}/review`,
      { config, schema: { tags, params: ById, response: { 200: ReviewingResponse } } },
      async (request) => {
        const { id } = request.params
        return one('reviewings', id, await reviewApplication(deps, scopeOf(request), id))
      },
    )
    app.delete(
      `${PATH}/review`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await leaveApplication(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
