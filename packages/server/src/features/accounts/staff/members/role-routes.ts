import { BUILT_IN_ROLE_NAMES, BUILT_IN_ROLES, RoleId } from '@hearthlight/domain/accounts/staff/roles'
import {
  ChangeRole,
  RoleInput,
  type StaffRole,
  StaffRoleResponse,
  StaffRolesResponse,
} from '@hearthlight/domain/accounts/staff/staff-role'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../../../platform/scope.ts'
import { translator } from '../../../../platform/texts/texts.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { listHolders, listRoles } from './role-store.ts'
import { changeRole, createRole, removeRole } from './save-role.ts'

const config = { policy: 'admin:staff' } as const
const tags = ['Staff']
const PATH = '/api/admin/v1/staff_roles'
const ById = z.object({ id: RoleId })

/** The roles of a partner: those that are built in, and those it made. */
export const roleRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(PATH, { config, schema: { tags, response: { 200: StaffRolesResponse } } }, async (request) => ({
      data: (await readRoles(deps, scopeOf(request))).map(
        ({ id, ...role }) => one('staff_role', id, role).data,
      ),
    }))
    app.post(
      PATH,
      { config, schema: { tags, body: RoleInput, response: { 201: StaffRoleResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = await createRole(deps, scope, request.body)
        return reply.code(201).send(await answer(deps, scope, id))
      },
    )
    app.put(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, body: ChangeRole, response: { 200: StaffRoleResponse } } },
      async (request) => {
        await changeRole(deps, scopeOf(request), request.params.id, request.body)
        return answer(deps, scopeOf(request), request.params.id)
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeRole(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

type Role = StaffRole & { readonly id: string }

function readRoles({ db }: Pick<StaffDeps, 'db'>, scope: Scope): Promise<Role[]> {
  const translate = translator(scope.language, scope.partner.config)
  return inPartner(db, scope, async (partnerDb) => {
    const holders = await listHolders(partnerDb, scope)
    const peopleOf = (id: string) =>
      holders.filter(({ role }) => role === id).map((holder) => ({ id: holder.id, name: holder.name }))
    const built = BUILT_IN_ROLE_NAMES.map((id) => ({
      id,
      name: translate(`admin-staff:role.${id}.name`),
      built_in: true,
      revision: 1,
      permissions: [...BUILT_IN_ROLES[id]],
      people: peopleOf(id),
      changed_by: null,
      changed_at: null,
    }))
    const made = (await listRoles(partnerDb, scope)).map(({ changed_at, ...role }) => ({
      ...role,
      built_in: false,
      people: peopleOf(role.id),
      changed_at: changed_at.toISOString(),
    }))
    return [...made, ...built]
  })
}

async function answer(deps: Pick<StaffDeps, 'db'>, scope: Scope, id: string) {
  const found = (await readRoles(deps, scope)).find((role) => role.id === id)
  if (found === undefined) throw new Problem('shared.not-found')
  const { id: _, ...role } = found
  return one('staff_role', id, role)
}
