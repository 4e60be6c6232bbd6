import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

/** What may be stored of a person, by the names it has in the file that the person is given. */
export const HELD = [
  'profile',
  'sign_ins',
  'utility_account',
  'homes',
  'answers',
  'results',
  'plans',
  'meters',
  'meter_readings',
  'meter_connections',
  'consents',
  'home_works',
  'home_changes',
  'home_savings',
  'model_choices',
  'shared_reports',
  'advisors',
  'applications',
  'statuses',
  'requests',
  'messages',
  'payments',
  'comments',
  'program_answers',
  'measures',
  'terms',
  'drafts',
  'documents',
  'contacts',
  'visits_booked',
  'visit_notes',
  'begun_as_guest',
  'mails',
  'site_visits',
] as const
export type Held = (typeof HELD)[number]

const Application = z.object({
  id: z.string(),
  number: z.number().int(),
  status: z.string(),
  total: z.string().nullable().describe('What was reckoned when it was submitted'),
})

/** What erasing a person would do, or has done. */
export const Erasure = z.object({
  erased_at: z.iso.datetime().nullable(),
  open: z
    .array(Application)
    .describe('Applications that are being worked on: nothing is erased before they end'),
  kept: z
    .array(Application)
    .describe('Paid ones: amount, dates and statuses stay for accounting, without the person'),
  holds: z.array(z.object({ name: z.enum(HELD), count: z.number().int() })),
})
export type Erasure = z.infer<typeof Erasure>
export const ErasureResponse = One('erasure', Erasure)

export const ErasePerson = z.object({
  confirm: z.string().max(200).describe('The email of the person, typed again'),
})

/** What becomes of an application when its person is erased. */
export function atErasure(application: {
  readonly status: string
  readonly isSubmitted: boolean
  readonly hasEnded: boolean
}): 'open' | 'kept' | 'deleted' {
  if (application.status === 'payment_issued') return 'kept'
  return application.isSubmitted && !application.hasEnded ? 'open' : 'deleted'
}
