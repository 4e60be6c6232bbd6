import { z } from 'zod'
import { PROGRAMMABLE_TYPES, RebateProject } from './rebate-project.ts'

const Advisor = z.object({ id: z.string(), name: z.string() })

/** What hangs from a building: applications, advisors, recommendations (spec 1 section 3, spec 2 section 3). */
export const BuildingLinks = z.object({
  applications: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum([...PROGRAMMABLE_TYPES, 'Program']),
        is_asked: z.boolean().describe('Something is asked of the applicant'),
      }),
    )
    .describe('All of this home, for rebates and to programs, newest first.'),
  rebate_project: z.array(RebateProject),
  rebate_project_type_ids: z.array(z.string()),
  total_project_update_requested: z.int(),
  ea_assignment: z
    .record(
      z.string(),
      z.object({
        contacted: z.boolean(),
        energy_advisor: Advisor,
        incentive_ids: z.array(z.string()).describe('What the person asked about'),
      }),
    )
    .describe('By project type id.'),
  has_contacted_energy_advisor: z.boolean(),
  available_energy_advisors: z.array(Advisor),
  available_energy_advisors_with_admins: z.array(
    Advisor.extend({ energy_advisor_admin: z.object({ admin_id: z.string() }) }),
  ),
  comments: z
    .array(
      z.object({
        id: z.string(),
        content: z.string(),
        commentable_type: z.string(),
        commentable_id: z.string().describe('The id of the question'),
        project_id: z.string().nullable().describe('Null until the application is submitted'),
      }),
    )
    .describe('What was answered to questions of incentives for this home.'),
  va_recommended_offers: z.array(z.string()),
  va_recommended_subsidies: z.array(z.string()),
})
export type BuildingLinks = z.infer<typeof BuildingLinks>

export const NO_LINKS: BuildingLinks = {
  applications: [],
  rebate_project: [],
  rebate_project_type_ids: [],
  total_project_update_requested: 0,
  ea_assignment: {},
  has_contacted_energy_advisor: false,
  available_energy_advisors: [],
  available_energy_advisors_with_admins: [],
  comments: [],
  va_recommended_offers: [],
  va_recommended_subsidies: [],
}
