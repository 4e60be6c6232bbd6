import multipart from '@fastify/multipart'
import { AddAttachmentInput } from '@hearthlight/domain/programs/wire/attachment-input'
import { SavedMessage } from '@hearthlight/domain/programs/wire/post-answers'
import { AttachmentSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { validateUnlessMultipart } from '../../platform/http/multipart.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import { messageText } from './message-text.ts'
import type { ProgramDeps } from './program-deps.ts'

const config = { policy: 'guest', inTrial: true } as const
const uploadConfig = { ...config, rateLimit: RATE_LIMITS.upload, bodyByProgress: true } as const
const tags = ['Applications']
const consumes = ['multipart/form-data', 'application/json']
const ById = z.object({ id: z.uuid() })

export const attachmentRoutes =
  (deps: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    await app.register(multipart)
    await app.register(uploadRoute(deps))
    app.get(
      `${FAMILY}/attachments/:id`,
      {
        config,
        schema: { tags, params: ById, querystring: z.object({ fileName: z.string().max(300).optional() }) },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const { id } = request.params
        return sendFile(reply, await deps.engineOf(scope).openAttachment(scope, id, request.query.fileName))
      },
    )
    app.delete(
      `${FAMILY}/attachments/:id`,
      {
        config,
        schema: {
          tags,
          params: ById,
          querystring: z.object({
            response: z.string().max(300).optional().describe('The name of the file'),
          }),
          response: { 200: One('attachments', SavedMessage) },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        await deps.engineOf(scope).deleteAttachment(scope, request.params.id, request.query.response)
        return one('attachments', request.params.id, { message: messageText(scope, 'attachment_deleted') })
      },
    )
  }

const uploadRoute =
  ({ engineOf, files }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.setValidatorCompiler(validateUnlessMultipart)
    app.post(
      `${FAMILY}/attachments`,
      {
        config: uploadConfig,
        schema: {
          tags,
          consumes,
          body: AddAttachmentInput,
          response: { 201: Many('prqs', AttachmentSection) },
        },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const sections = await files.receive(scope, request, AddAttachmentInput, ({ fields, file }) => {
          if (file === undefined) throw new Problem('documents.no-file')
          return engineOf(scope).addAttachment(scope, { ...fields, file })
        })
        return reply
          .code(201)
          .send({ data: sections.map((section) => one('prqs', section.id, section).data) })
      },
    )
  }
