import {
  type Project,
  ProjectResponse,
  ProjectsResponse,
  SubmitApplication,
  SubmitQuery,
} from '@hearthlight/domain/applications/project'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { readProject, readProjects } from './read-projects.ts'
import { submitApplication } from './submit-application.ts'
import { updateApplication } from './update-application.ts'
import { withdrawApplication } from './withdraw-application.ts'

const config = { policy: 'user' } as const
const tags = ['Applications']
const PATH = '/api/v1/projects'
const ById = z.object({ id: z.uuid() })
const project = (attributes: Project) => ({ id: attributes.id, type: 'projects' as const, attributes })

export const projectRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    app.get(
      PATH,
      {
        config,
        schema: {
          tags,
          querystring: z.object({ building_id: z.uuid().optional() }),
          response: { 200: ProjectsResponse },
        },
      },
      async (request) => ({
        data: (await readProjects(deps, homeScopeOf(request), request.query.building_id)).map(project),
      }),
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: ProjectResponse } } },
      async (request) => ({
        data: project(await readProject(deps, homeScopeOf(request), request.params.id)),
      }),
    )
    app.post(
      PATH,
      {
        config,
        schema: {
          tags,
          querystring: SubmitQuery,
          body: SubmitApplication.optional(),
          response: { 201: ProjectResponse },
        },
      },
      async (request, reply) => {
        const made = await submitApplication(deps, homeScopeOf(request), request.query, request.body ?? {})
        return reply.code(201).send({ data: project(made) })
      },
    )
    app.put(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: ProjectResponse } } },
      async (request) => ({
        data: project(await updateApplication(deps, homeScopeOf(request), request.params.id)),
      }),
    )
    app.post(
      `${PATH}/:id/withdrawal`,
      { config, schema: { tags, params: ById, response: { 200: ProjectResponse } } },
      async (request) => ({
        data: project(await withdrawApplication(deps, homeScopeOf(request), request.params.id)),
      }),
    )
  }
