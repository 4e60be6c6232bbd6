import {
  ListedPrograms,
  MoveDrafts,
  NewProgram,
  ProgramTemplates,
  StudioProgramResponse,
} from '@hearthlight/domain/programs/studio/studio-program'
import { PublishDraft, RollBack } from '@hearthlight/domain/shared/draft'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { archiveRoutes } from '../../../platform/drafts/archive-routes.ts'
import { draftRoutes } from '../../../platform/drafts/draft-routes.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { lockProgram, setArchived } from '../program-store.ts'
import { trialRoutes } from '../trial/trial-routes.ts'
import { beginNewProgram, beginProgramDraft } from './begin-program-draft.ts'
import { moveDrafts } from './move-drafts.ts'
import { listTemplates } from './program-templates.ts'
import { publishProgram, rollBackProgram } from './publish-program.ts'
import { listForStudio, readForStudio } from './read-studio.ts'

const config = { policy: 'admin:programs' } as const
const tags = ['Studio']
const PATH = '/api/admin/v1/studio/programs'
const ById = z.object({ id: z.uuid() })

/** The editor of programs: drafts, versions, the library. */
export const staffProgramRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const shown = async (scope: Scope, id: string) =>
      one('studio_programs', id, await readForStudio(deps, scope, id))

    app.get(PATH, { config, schema: { tags, response: { 200: ListedPrograms } } }, async (request) => ({
      data: (await listForStudio(deps, scopeOf(request))).map(({ id, ...attributes }) => ({
        id,
        type: 'studio_programs' as const,
        attributes,
      })),
    }))
    app.get(
      '/api/admin/v1/studio/program_templates',
      { config, schema: { tags, response: { 200: ProgramTemplates } } },
      async (request) => ({
        data: listTemplates(scopeOf(request).language).map((template) => ({
          ...template,
          type: 'program_templates' as const,
        })),
      }),
    )
    app.post(
      PATH,
      { config, schema: { tags, body: NewProgram, response: { 201: StudioProgramResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = await beginNewProgram(deps, scope, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: StudioProgramResponse } } },
      async (request) => shown(scopeOf(request), request.params.id),
    )
    app.post(
      `${PATH}/:id/draft`,
      { config, schema: { tags, params: ById, response: { 201: StudioProgramResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await beginProgramDraft(deps, scope, id)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    await app.register(trialRoutes(deps, { path: PATH, config, tags }))
    await app.register(draftRoutes(deps, { kind: 'program', path: PATH, config, tags }))
    await app.register(versionRoutes(deps, shown))
    const stored = { type: 'program', lock: lockProgram, setArchived } as const
    await app.register(
      archiveRoutes(deps, { ...stored, path: PATH, config, tags, response: StudioProgramResponse, shown }),
    )
  }

type Shown = (scope: Scope, id: string) => Promise<z.infer<typeof StudioProgramResponse>>

/** What is published, and which of it applications go by. */
const versionRoutes =
  (deps: StudioDeps, shown: Shown): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${PATH}/:id/publish`,
      {
        config,
        schema: { tags, params: ById, body: PublishDraft, response: { 201: StudioProgramResponse } },
      },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await publishProgram(deps, scope, id, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.post(
      `${PATH}/:id/roll_back`,
      { config, schema: { tags, params: ById, body: RollBack, response: { 201: StudioProgramResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await rollBackProgram(deps, scope, id, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.post(
      `${PATH}/:id/move_drafts`,
      { config, schema: { tags, params: ById, body: MoveDrafts, response: { 201: StudioProgramResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await moveDrafts(deps, scope, id, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
  }
