import { SavedMessage } from '@hearthlight/domain/programs/wire/post-answers'
import { CreatedProject, CreateProject, MoveProject } from '@hearthlight/domain/programs/wire/program-offer'
import {
  ProgramProject,
  ProjectDetails,
  SelectedProject,
} from '@hearthlight/domain/programs/wire/program-project'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import { messageText } from './message-text.ts'
import type { ProgramDeps } from './program-deps.ts'

const config = { policy: 'guest', inTrial: true } as const
/** A guest has one application, and the home that it is about. */
const choosing = { policy: 'user', inTrial: true } as const
const tags = ['Applications']
const ById = z.object({ id: z.uuid() })
const OfProject = z.object({ project_id: z.uuid() })

/** The applications of the person. */
export const projectRoutes =
  ({ engineOf }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    app.get(
      `${FAMILY}/projects`,
      { config: choosing, schema: { tags, response: { 200: Many('projects', ProgramProject) } } },
      async (request) => {
        const projects = await engineOf(homeScopeOf(request)).projects(homeScopeOf(request))
        return { data: projects.map((project) => one('projects', project.id, project).data) }
      },
    )
    app.post(
      `${FAMILY}/projects`,
      {
        config: choosing,
        schema: { tags, body: CreateProject, response: { 201: One('projects', CreatedProject) } },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const { project_id } = await engineOf(scope).createProject(scope, request.body)
        return reply
          .code(201)
          .send(one('projects', project_id, { message: messageText(scope, 'created'), project_id }))
      },
    )
    app.put(
      `${FAMILY}/projects/0`,
      { config, schema: { tags, body: MoveProject, response: { 200: One('projects', SavedMessage) } } },
      async (request) => {
        const scope = homeScopeOf(request)
        await engineOf(scope).moveProject(scope, request.body)
        return one('projects', request.body.project_id, { message: messageText(scope, 'moved') })
      },
    )
    app.get(
      `${FAMILY}/projects/:id`,
      { config, schema: { tags, params: ById, response: { 200: One('projects', ProjectDetails) } } },
      async (request) => {
        const { id } = request.params
        return one('projects', id, await engineOf(homeScopeOf(request)).project(homeScopeOf(request), id))
      },
    )
    app.get(
      `${FAMILY}/get_project_selected`,
      {
        config,
        schema: { tags, querystring: OfProject, response: { 200: One('projects', SelectedProject) } },
      },
      async (request) => {
        const { project_id } = request.query
        return one(
          'projects',
          project_id,
          await engineOf(homeScopeOf(request)).selectedProject(homeScopeOf(request), project_id),
        )
      },
    )
  }
