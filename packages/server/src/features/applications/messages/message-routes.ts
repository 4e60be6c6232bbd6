import { ApplicationMessagesResponse, NewMessage } from '@hearthlight/domain/applications/application-message'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { staffOf } from '../review/staff-of.ts'
import { type Correspondent, markMessagesRead, readMessages, writeMessage } from './messages.ts'

const tags = ['Applications']
const ById = z.object({ id: z.uuid() })
const response = { 200: ApplicationMessagesResponse }

type Side = {
  readonly path: string
  readonly policy: 'user' | 'admin:applications'
  readonly scope: typeof scopeOf
  readonly who: (scope: Scope) => Correspondent
}

const SIDES: readonly Side[] = [
  {
    path: '/api/v1/applications/:id/messages',
    policy: 'user',
    scope: homeScopeOf,
    who: ({ actor }) => {
      if (actor.kind !== 'user') throw new Error('Only a person is an applicant.')
      return { side: 'applicant', id: actor.person.id, name: actor.person.name }
    },
  },
  {
    path: '/api/admin/v1/applications/:id/messages',
    policy: 'admin:applications',
    scope: scopeOf,
    who: (scope) => ({ side: 'staff', ...staffOf(scope) }),
  },
]

/** What the applicant and the reviewer write to each other: the same calls from both sides. */
export const messageRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const { path, policy, scope: scopeFrom, who } of SIDES) {
      const config = { policy }
      const answer = async (scope: Scope, id: string) =>
        one('application_messages', id, await readMessages(deps, scope, id, who(scope)))
      app.get(path, { config, schema: { tags, params: ById, response } }, (request) =>
        answer(scopeFrom(request), request.params.id),
      )
      app.post(
        path,
        { config, schema: { tags, params: ById, body: NewMessage, response } },
        async (request) => {
          const scope = scopeFrom(request)
          const { id } = request.params
          await writeMessage(deps, scope, id, request.body.content, who(scope))
          return answer(scope, id)
        },
      )
      app.put(`${path}/read`, { config, schema: { tags, params: ById, response } }, async (request) => {
        const scope = scopeFrom(request)
        await markMessagesRead(deps, scope, request.params.id, who(scope))
        return answer(scope, request.params.id)
      })
    }
  }
