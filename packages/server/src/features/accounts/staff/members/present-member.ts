import { staffState } from '@hearthlight/domain/accounts/staff/roles'
import type { StaffMember } from '@hearthlight/domain/accounts/staff/staff-member'
import type { Scope } from '../../../../platform/scope.ts'
import { translator } from '../../../../platform/texts/texts.ts'
import { isSelf } from './member-rules.ts'
import { permissionsOf, type StoredMember } from './member-store.ts'

export function presentMember(scope: Scope, member: StoredMember, now: Date): StaffMember {
  const { name, email, invited_by, invitation_ends_at, joined_at, switched_off_at, created_at } = member
  const state = staffState(member)
  return {
    name,
    email,
    state,
    invited_by,
    revision: member.revision,
    role: presentRole(scope, member),
    permissions: permissionsOf(member),
    is_self: isSelf(scope, member.id),
    new_email: member.new_email_ends_at !== null && member.new_email_ends_at > now ? member.new_email : null,
    has_second_factor: member.has_factor,
    invitation_ends_at: invitation_ends_at?.toISOString() ?? null,
    has_ended: state === 'invited' && invitation_ends_at !== null && invitation_ends_at <= now,
    joined_at: joined_at?.toISOString() ?? null,
    switched_off_at: switched_off_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** A built-in role has a name in each language, one of the partner the name it was given. */
function presentRole(scope: Scope, { built_in_role, role_id, role_name }: StoredMember) {
  const translate = translator(scope.language, scope.partner.config)
  if (built_in_role !== null)
    return { id: built_in_role, name: translate(`admin-staff:role.${built_in_role}.name`) }
  return role_id === null || role_name === null ? null : { id: role_id, name: role_name }
}
