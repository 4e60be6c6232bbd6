import { z } from 'zod'
import { VERDICTS } from '../../incentives/classification/check-eligibility.ts'
import { Trace } from '../../incentives/incentive.ts'

const HaveAtHand = z.object({ name: z.string(), description: z.string().nullable(), required: z.boolean() })

/** Program/offer of spec 2 section 3, and what the page before the start tells. */
export const ProgramOffer = z.object({
  id: z.string(),
  name: z.string(),
  effective_program_name: z.string(),
  customer_description: z.string().describe('Markdown'),
  effective_sorting_tag: z.string(),
  is_open: z.boolean(),
  closes_on: z.string().nullable(),
  minutes: z.int(),
  steps: z.array(z.string()).describe('The names of the steps'),
  have_at_hand: z.array(HaveAtHand),
  what_happens_after: z.array(z.object({ name: z.string(), description: z.string() })),
  do_not_buy_yet: z.boolean().describe('Work or purchase before the approval loses the incentive'),
  is_bought: z
    .boolean()
    .optional()
    .describe('Something is bought for it: whoever looks at it is told whether before or after the approval'),
  to_send: z.int().nonnegative().optional().describe('How many documents everybody has to send'),
  eligibility: z
    .object({ verdict: z.enum(VERDICTS), trace: Trace })
    .nullable()
    .describe('For the building'),
})
export type ProgramOffer = z.infer<typeof ProgramOffer>

export const ProgramsQuery = z.object({ building_id: z.uuid().optional() })

export const PublicProgramsQuery = z.object({
  building_id: z.string().max(100).optional().describe('A home that is known; it changes nothing here'),
})
export type PublicProgramsQuery = z.infer<typeof PublicProgramsQuery>

/** What a person came for: the measure stands in the application with what is known of its quantity, and is theirs to change. */
const WantedMeasure = z.object({ code: z.string().max(200), quantity: z.number().positive().nullable() })
export type WantedMeasure = z.infer<typeof WantedMeasure>

export const CreateProject = z.object({
  building_id: z.uuid(),
  program_id: z.uuid(),
  measure: WantedMeasure.optional(),
})
export type CreateProject = z.infer<typeof CreateProject>

export const CreatedProject = z.object({ message: z.string(), project_id: z.string() })
export type CreatedProject = z.infer<typeof CreatedProject>

/** A move that the applicant may make: to withdraw, say. */
export const MoveProject = z.object({
  project_id: z.uuid(),
  project_status: z.string().min(1).max(200).describe('The code of the status'),
})
export type MoveProject = z.infer<typeof MoveProject>

export const BuildingChoice = z.object({
  type: z.enum(['none', 'select', 'list']).describe('None yet, the only one, or one to choose'),
  buildings: z.array(z.object({ id: z.string(), name: z.string(), address: z.string() })),
})
export type BuildingChoice = z.infer<typeof BuildingChoice>
