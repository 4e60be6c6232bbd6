import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'
import type { Incentive } from './incentive.ts'

const Advisor = z.object({ id: z.string(), name: z.string() })
export type Advisor = z.infer<typeof Advisor>

export const AdvisorsResponse = Many('energy_advisors', Advisor)

/** What a person sends to be contacted. One of the two names the incentive (contract section 7). */
export const AssignAdvisor = z.strictObject({
  building_id: z.uuid(),
  subsidy_id: z.uuid().optional(),
  offer_id: z.uuid().optional(),
  energy_advisor_id: z.uuid().optional().describe('Where people choose their advisor themselves'),
  consent: z.boolean().optional().describe('The advisor may be given name, email and address'),
})
export type AssignAdvisor = z.infer<typeof AssignAdvisor>

export const AdvisorAssignment = z.object({
  building_id: z.string(),
  project_type_id: z.string(),
  contacted: z.literal(true),
  energy_advisor: Advisor,
})
export type AdvisorAssignment = z.infer<typeof AdvisorAssignment>
export const AssignmentResponse = One('energy_advisor_assignments', AdvisorAssignment)

/** Whether one asks for somebody to come or to do the work: only then is there a contact to make. */
export const takesContact = ({
  require_contractor,
  schedule_plan,
}: Pick<Incentive, 'require_contractor' | 'schedule_plan'>): boolean =>
  require_contractor || schedule_plan.enabled

type ContactForm = { readonly consent: boolean; readonly advisorId: string | null }
export type ContactMistake = { readonly field: 'consent' | 'energy_advisor_id'; readonly text: string }

/** What is missing in a request to be contacted, by the texts that say it. */
export function contactMistakes(form: ContactForm, choosesAdvisor: boolean): ContactMistake[] {
  return [
    ...(choosesAdvisor && form.advisorId === null
      ? [{ field: 'energy_advisor_id', text: 'incentives:contact.advisor_required' } as const]
      : []),
    ...(form.consent ? [] : [{ field: 'consent', text: 'incentives:contact.consent_required' } as const]),
  ]
}
