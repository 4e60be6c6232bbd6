import { z } from 'zod'
import { STAFF_STATES } from '../accounts/staff/roles.ts'
import { Many, One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'
import { LANGUAGES } from '../texts/namespaces.ts'
import { plainZip } from './advisor-area.ts'
import { ALL_ZONES } from './zone-table.ts'

const Name = z.string().trim().min(1).max(100)

/** What staff enter of an energy advisor. */
export const AdvisorInput = z.strictObject({
  name: Name,
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase())
    .describe('Where requests and bookings go; staff of this address are the same person'),
  phone: z.string().trim().max(40),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length).describe('In which they advise'),
  zips: z
    .array(z.string().max(12).transform(plainZip))
    .max(300)
    .describe('Beginnings of the postal codes they visit; none: everywhere'),
  time_zone: z.enum(ALL_ZONES).nullable().describe('Where it is not that of the partner'),
  is_active: z.boolean().describe('Whether people can choose them'),
  project_type_ids: z.array(z.uuid()).max(100),
})
export type AdvisorInput = z.infer<typeof AdvisorInput>
export const ChangeAdvisor = AdvisorInput.extend({ revision: z.int().describe('As it was read') })
export type ChangeAdvisor = z.infer<typeof ChangeAdvisor>

export const StaffAdvisor = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  zips: z.array(z.string()),
  time_zone: z.enum(ALL_ZONES).nullable(),
  is_active: z.boolean(),
  project_types: z.array(z.object({ id: z.string(), name: z.string() })),
  staff_name: z.string().nullable().describe('The name of their account of the console'),
  sign_in: z.enum(['none', ...STAFF_STATES]).describe('Whether they can sign in to the console'),
  coming_visits: z.int(),
  free_timeslots: z.int(),
  revision: z.int(),
})
export type StaffAdvisor = z.infer<typeof StaffAdvisor>

export const AdvisorQuery = listPage(['name'], 'name').extend({
  q: z.string().trim().max(100).optional().describe('The beginning of a name or an address'),
  active: z.enum(['yes', 'no']).optional(),
})
export type AdvisorQuery = z.infer<typeof AdvisorQuery>
export const StaffAdvisorsResponse = ListOf('advisors', StaffAdvisor)
export const StaffAdvisorResponse = One('advisors', StaffAdvisor)

export const ProjectTypesResponse = Many('project_types', z.object({ name: z.string() }))
