import type { AdminSession } from '@hearthlight/domain/accounts/staff/admin'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyRequest } from 'fastify'
import type { Staff } from '../../../platform/person.ts'
import type { StartedSession } from '../../../platform/sessions/sessions.ts'
import { adminSession } from './staff.ts'

/** Only a program that asks for it is shown the token. */
export const tokenFor = (request: FastifyRequest, begun: StartedSession | undefined): { token?: string } =>
  begun !== undefined && request.headers['service-requester'] === 'api' ? { token: begun.token } : {}

/** What a whole sign-in answers. */
export function signedInStaff(
  request: FastifyRequest,
  { staff, ...begun }: StartedSession & { readonly staff: Staff },
) {
  const attributes: AdminSession = { ...adminSession(staff), ...tokenFor(request, begun) }
  return { ...one('admin_session', staff.admin.id, attributes), meta: { csrf: begun.csrf } }
}
