import { z } from 'zod'
import type { CountedProject } from '../../buildings/rebate-project.ts'
import { Day, isWithin } from './date-range.ts'

export const QuantityLimitation = z.object({
  active: z.boolean(),
  max: z.int().nonnegative(),
  fiscal_year: z.object({ start_at: Day.nullable(), end_at: Day.nullable() }),
})
export type QuantityLimitation = z.infer<typeof QuantityLimitation>

/** A project that does not say how many it was for was for one (contract section 7). */
export const quantityUsed = (limit: QuantityLimitation, projects: readonly CountedProject[]): number =>
  projects
    .filter((project) => isWithin(limit.fiscal_year, project.created_at))
    .reduce((sum, project) => sum + (project.applied_obj_quantity ?? 1), 0)

/** How many may still be applied for; no active limit leaves it open. */
export const quantityLeft = (limit: QuantityLimitation, projects: readonly CountedProject[]): number =>
  limit.active ? Math.max(0, limit.max - quantityUsed(limit, projects)) : Number.POSITIVE_INFINITY
