import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { Line } from '../line.ts'
import { AdminPermission } from './admin.ts'

export const StaffRole = z.object({
  name: z.string(),
  built_in: z.boolean().describe('Nobody changes it; a copy can be changed'),
  permissions: z.array(AdminPermission),
  people: z.array(z.object({ id: z.string(), name: z.string() })).describe('Who has it'),
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
  revision: z.int(),
})
export type StaffRole = z.infer<typeof StaffRole>
export const StaffRolesResponse = Many('staff_role', StaffRole)
export const StaffRoleResponse = One('staff_role', StaffRole)

/** Of one partner, beside those that are built in. */
export const MOST_ROLES = 50

export const RoleInput = z.strictObject({
  name: Line.min(1).max(60),
  permissions: z.array(AdminPermission).min(1, 'admin-staff:problem.no-permission').max(100),
})
export type RoleInput = z.infer<typeof RoleInput>
export const ChangeRole = RoleInput.extend({ revision: z.int().describe('As it was read') })
export type ChangeRole = z.infer<typeof ChangeRole>
