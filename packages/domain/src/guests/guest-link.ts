import { z } from 'zod'
import { ProjectDetails } from '../programs/wire/program-project.ts'
import { One } from '../shared/envelope.ts'

export const OpenGuestLink = z.object({ token: z.string().min(1).max(200) })

/** Where a guest's application stands, to be read. */
export const GuestStatus = ProjectDetails.pick({
  number: true,
  name: true,
  status: true,
  custom_status_description: true,
  submitted_at: true,
  timeline: true,
  ahead: true,
  promise: true,
  do_not_buy_yet: true,
  asked: true,
  answer_by: true,
}).extend({
  project_id: z.string(),
  email: z.string().describe('Masked: the link may have been handed on'),
  is_open: z.boolean().describe('It can be filled in'),
  may_resume: z.boolean().describe('This very link lets it be gone on with'),
  resume_until: z.iso.datetime(),
})
export type GuestStatus = z.infer<typeof GuestStatus>
export const GuestStatusResponse = One('guest_applications', GuestStatus)

export const MovedApplicationResponse = One('guest_applications', z.object({ project_id: z.string() }))
