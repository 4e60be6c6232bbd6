import {
  type ChangeStaff,
  type InviteStaff,
  StaffMemberResponse,
} from '@hearthlight/domain/accounts/staff/staff-member'
import {
  type ChangeRole,
  type RoleInput,
  type StaffRole,
  StaffRoleResponse,
  StaffRolesResponse,
} from '@hearthlight/domain/accounts/staff/staff-role'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { ADVISORS_KEY } from './advisors-api.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'
import { sessionQuery } from './session-api.ts'

export const STAFF_PATH = '/api/admin/v1/staff'
const ROLES_PATH = '/api/admin/v1/staff_roles'
const STAFF_KEY = 'console-staff'

export type Role = StaffRole & { readonly id: string }
/** A role that is about to be made: as a copy of another one, or from nothing. */
export type RoleBegun = Pick<StaffRole, 'name' | 'permissions'>

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'member', id],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${STAFF_PATH}/${id}`, { response: StaffMemberResponse })).data.attributes,
  })

export const refreshMember = (id: string) =>
  consoleQueries.invalidateQueries({ queryKey: memberQuery(id).queryKey })

export const rolesQuery = queryOptions({
  queryKey: [STAFF_KEY, 'roles'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Role[]> => {
    const { data } = await consoleHttp.get(ROLES_PATH, { response: StaffRolesResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

/** Whoever changes staff may change what they themselves may do. */
async function refreshStaff(): Promise<void> {
  for (const queryKey of [[STAFF_KEY], [ADVISORS_KEY], listKey('staff'), sessionQuery.queryKey])
    await consoleQueries.invalidateQueries({ queryKey })
}

const refreshed = async <T>(call: Promise<T>): Promise<T> => {
  const answer = await call
  await refreshStaff()
  return answer
}

export const staffApi = {
  invite: (body: InviteStaff) =>
    refreshed(consoleHttp.post(STAFF_PATH, { body, response: StaffMemberResponse })),
  save: (id: string, body: ChangeStaff) =>
    refreshed(consoleHttp.put(`${STAFF_PATH}/${id}`, { body, response: StaffMemberResponse })),
  switchOff: (id: string) =>
    refreshed(
      consoleHttp.post(`${STAFF_PATH}/${id}/switch_off`, { body: {}, response: StaffMemberResponse }),
    ),
  switchOn: (id: string) =>
    refreshed(consoleHttp.post(`${STAFF_PATH}/${id}/switch_on`, { body: {}, response: StaffMemberResponse })),
  inviteAgain: (id: string) =>
    refreshed(
      consoleHttp.post(`${STAFF_PATH}/${id}/invitation`, { body: {}, response: StaffMemberResponse }),
    ),
  askAddress: (id: string, email: string) =>
    refreshed(
      consoleHttp.post(`${STAFF_PATH}/${id}/email`, { body: { email }, response: StaffMemberResponse }),
    ),
  dropAddress: (id: string) =>
    refreshed(consoleHttp.delete(`${STAFF_PATH}/${id}/email`, { response: StaffMemberResponse })),
  resetSecondFactor: (id: string) =>
    refreshed(
      consoleHttp.post(`${STAFF_PATH}/${id}/reset_second_factor`, {
        body: {},
        response: StaffMemberResponse,
      }),
    ),
  withdraw: (id: string) =>
    refreshed(consoleHttp.delete(`${STAFF_PATH}/${id}/invitation`, { response: anyResponse })),
  createRole: async (body: RoleInput) =>
    (await refreshed(consoleHttp.post(ROLES_PATH, { body, response: StaffRoleResponse }))).data.id,
  saveRole: (id: string, body: ChangeRole) =>
    refreshed(consoleHttp.put(`${ROLES_PATH}/${id}`, { body, response: StaffRoleResponse })),
  deleteRole: (id: string) => refreshed(consoleHttp.delete(`${ROLES_PATH}/${id}`, { response: anyResponse })),
} as const
