import {
  ChangeAddress,
  ChangeStaff,
  InviteStaff,
  StaffMemberResponse,
  StaffMembersResponse,
  StaffQuery,
} from '@hearthlight/domain/accounts/staff/staff-member'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../../platform/http/site-of.ts'
import { type Scope, scopeOf } from '../../../../platform/scope.ts'
import { mustHaveSession } from '../../sessions/must-have-session.ts'
import { requireFreshProof } from '../prove-identity.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { askNewAddress, dropNewAddress } from './change-address.ts'
import { changeStaff, inviteAgain, switchOff, switchOn, withdrawInvitation } from './change-staff.ts'
import { inviteStaff } from './invite-staff.ts'
import { findMember, listMembers } from './member-store.ts'
import { presentMember } from './present-member.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const config = { policy: 'admin:staff' } as const
const mailing = { ...config, rateLimit: RATE_LIMITS.work } as const
const tags = ['Staff']
const PATH = '/api/admin/v1/staff'
const ById = z.object({ id: z.uuid() })
const response = { 200: StaffMemberResponse }

/** The partner's staff, for those of them who manage it. */
export const memberRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(waysInRoutes(deps))
    app.get(
      PATH,
      { config, schema: { tags, querystring: StaffQuery, response: { 200: StaffMembersResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => {
          const { rows, next, previous, total } = await listMembers(db, scope, request.query)
          const data = rows.map(
            (row) => one('staff_member', row.id, presentMember(scope, row, deps.now())).data,
          )
          return { data, meta: { next, previous, total } }
        })
      },
    )
    app.get(`${PATH}/:id`, { config, schema: { tags, params: ById, response } }, (request) =>
      answer(deps, scopeOf(request), request.params.id),
    )
    app.post(
      PATH,
      { config: mailing, schema: { tags, body: InviteStaff, response: { 201: StaffMemberResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { mailInvitation } = deps
        const mail = { mailInvitation, language: scope.language, site: siteOf(request) }
        const id = await inviteStaff(deps, scope, request.body, mail)
        return reply.code(201).send(await answer(deps, scope, id))
      },
    )
    app.put(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, body: ChangeStaff, response } },
      async (request) => {
        await changeStaff(deps, scopeOf(request), request.params.id, request.body)
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
    app.post(
      `${PATH}/:id/switch_off`,
      { config, schema: { tags, params: ById, response } },
      async (request) => {
        await switchOff(deps, scopeOf(request), request.params.id)
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
    app.post(
      `${PATH}/:id/switch_on`,
      { config, schema: { tags, params: ById, response } },
      async (request) => {
        await switchOn(deps, scopeOf(request), request.params.id)
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
    app.post(
      `${PATH}/:id/invitation`,
      { config: mailing, schema: { tags, params: ById, response } },
      async (request) => {
        await inviteAgain(deps, scopeOf(request), request.params.id, siteOf(request))
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
    app.delete(
      `${PATH}/:id/invitation`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await withdrawInvitation(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

/** How a colleague comes in: what only who has as much may change. */
const waysInRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${PATH}/:id/email`,
      { config: mailing, schema: { tags, params: ById, body: ChangeAddress, response } },
      async (request) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        requireFreshProof(mustHaveSession(request), deps.now())
        await askNewAddress(deps, scope, id, { email: request.body.email, site: siteOf(request) })
        return answer(deps, scope, id)
      },
    )
    app.delete(`${PATH}/:id/email`, { config, schema: { tags, params: ById, response } }, async (request) => {
      await dropNewAddress(deps, scopeOf(request), request.params.id)
      return answer(deps, scopeOf(request), request.params.id)
    })
    app.post(
      `${PATH}/:id/reset_second_factor`,
      { config: mailing, schema: { tags, params: ById, response } },
      async (request) => {
        requireFreshProof(mustHaveSession(request), deps.now())
        await resetSecondFactor(deps, scopeOf(request), request.params.id)
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
  }

const answer = ({ db, now }: Pick<StaffDeps, 'db' | 'now'>, scope: Scope, id: string) =>
  inPartner(db, scope, async (partnerDb) => {
    const member = await findMember(partnerDb, scope, id)
    if (member === undefined) throw new Problem('shared.not-found')
    return one('staff_member', id, presentMember(scope, member, now()))
  })
