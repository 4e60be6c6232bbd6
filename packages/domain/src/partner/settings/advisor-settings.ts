import { z } from 'zod'

/** Energy advisors and scheduling. */
export const AdvisorSettings = z.strictObject({
  manual_energy_advisor_assignment: z
    .boolean()
    .default(false)
    .describe('People choose their energy advisor; otherwise one is assigned.'),
  enable_energy_advisor_preference: z
    .boolean()
    .default(false)
    .describe('People may state which energy advisor they prefer.'),
  schedule_plan_timeslots_user: z
    .boolean()
    .default(false)
    .describe('People book timeslots of an energy advisor themselves.'),
})
