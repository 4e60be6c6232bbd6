import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** Energy advisors and scheduling. */
export const AdvisorSettings = z.strictObject({
  manual_energy_advisor_assignment: z
    .boolean()
    .default(false)
    .meta(about('manual_energy_advisor_assignment')),
  enable_energy_advisor_preference: z
    .boolean()
    .default(false)
    .meta(about('enable_energy_advisor_preference')),
  schedule_plan_timeslots_user: z.boolean().default(false).meta(about('schedule_plan_timeslots_user')),
})
