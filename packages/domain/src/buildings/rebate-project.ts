import { z } from 'zod'

export const PROGRAMMABLE_TYPES = ['Offer', 'Subsidy'] as const
export type ProgrammableType = (typeof PROGRAMMABLE_TYPES)[number]

/** The part of an application (rebate project) that classification and quantity limits look at. */
export const RebateProject = z.object({
  id: z.string(),
  building_id: z.string(),
  created_at: z.string(),
  project_type: z.object({ id: z.string(), name: z.string() }),
  programmable_type: z.enum(PROGRAMMABLE_TYPES),
  programmable_id: z.string(),
  original_programmable_id: z.string().nullable().optional(),
  applied_obj_quantity: z.number().nullable().optional(),
})
export type RebateProject = z.infer<typeof RebateProject>
