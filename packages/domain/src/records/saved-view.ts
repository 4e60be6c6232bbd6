import { z } from 'zod'
import type { AdminPermission } from '../accounts/staff/admin.ts'
import { Many, One } from '../shared/envelope.ts'

/** The lists of the console, each with the permission of its section: who does not see the list sees no view of it. */
export const LIST_PERMISSIONS = {
  applications: 'applications',
  people: 'users',
  homes: 'buildings',
  payments: 'payments',
  'account-imports': 'accounts_import',
  'reading-imports': 'readings_import',
  'webhook-deliveries': 'outward',
  advisors: 'advisors',
  bookings: 'advisors',
  log: 'audit_log',
  jobs: 'jobs',
  mails: 'jobs',
  staff: 'staff',
  exports: 'exports',
} as const satisfies Record<string, AdminPermission>

export type ListName = keyof typeof LIST_PERMISSIONS
const ListName = z.enum(Object.keys(LIST_PERMISSIONS) as [ListName, ...ListName[]]) // the keys of the object above

/** Of one partner, its people's own and those they share. */
export const MOST_SAVED_VIEWS = 500

/** Who may change or remove what colleagues share, beside its author. */
export const SHARED_VIEWS_PERMISSION: AdminPermission = 'partner'

const View = z.strictObject({
  name: z.string().trim().min(1, 'admin-kit:views.no_name').max(60, 'admin-kit:views.long_name'),
  search: z
    .string()
    .max(4000)
    .regex(/^[\w%.~+*&=-]*$/)
    .describe('The query of the address: filters, order, tab'),
  is_shared: z.boolean(),
})

export const NewSavedView = View.extend({ list: ListName })
export type NewSavedView = z.infer<typeof NewSavedView>

export const ChangeSavedView = View.extend({
  version: z.int().positive().describe('The one that its author was looking at'),
})
export type ChangeSavedView = z.infer<typeof ChangeSavedView>

const SavedView = z.object({
  ...View.shape,
  by: z.string().describe('The name of its author'),
  may_change: z.boolean(),
  version: z.int(),
})
export type SavedView = z.infer<typeof SavedView>
export const SavedViewsQuery = z.object({ list: ListName })
export const SavedViewsResponse = Many('saved_views', SavedView)
export const SavedViewResponse = One('saved_views', SavedView)
