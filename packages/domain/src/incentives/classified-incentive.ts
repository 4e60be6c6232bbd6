import { z } from 'zod'
import { CLASSIFICATION_CONDITIONS, type Classification } from './classify-incentive.ts'
import { type IdentifiedIncentive, Incentive } from './incentive.ts'

const IncentiveClassification = z.object({
  is_applied: z.boolean(),
  is_assigned: z.boolean(),
  is_recommended: z.boolean(),
  is_available: z.boolean(),
  trace: z.array(
    z.object({
      condition: z.enum(CLASSIFICATION_CONDITIONS),
      outcome: z.enum(['met', 'not_met', 'unknown']),
      used: z.string().nullable(),
    }),
  ),
})

/** An incentive with its place among those of a home. */
export const ClassifiedIncentive = Incentive.extend({
  classification: IncentiveClassification.nullable().describe('Null when the call names no building'),
})
export type ClassifiedIncentive = z.infer<typeof ClassifiedIncentive> & { readonly id: string }

/** One offer, with the words that a list of them leaves out. */
export const DescribedIncentive = ClassifiedIncentive.extend({
  description: z.string().describe('Markdown; the learn-more text'),
})

export const classified = (
  incentive: IdentifiedIncentive,
  classification: Classification | null,
): ClassifiedIncentive => ({
  ...incentive,
  classification: classification && {
    is_applied: classification.isApplied,
    is_assigned: classification.isAssigned,
    is_recommended: classification.isRecommended,
    is_available: classification.isAvailable,
    trace: classification.trace.map((line) => ({ ...line })),
  },
})

export type IncentiveSections = {
  readonly recommended: readonly ClassifiedIncentive[]
  readonly applied: readonly ClassifiedIncentive[]
  readonly assigned: readonly ClassifiedIncentive[]
  readonly available: readonly ClassifiedIncentive[]
  /** In none of the others: what is to be said of these is why. */
  readonly notAvailable: readonly ClassifiedIncentive[]
}

/** The sections of the page. One with an application and quantity left stands in two (contract section 7). */
export function incentiveSections(incentives: readonly ClassifiedIncentive[]): IncentiveSections {
  const those = (holds: (of: NonNullable<ClassifiedIncentive['classification']>) => boolean) =>
    incentives.filter(({ classification }) => classification !== null && holds(classification))
  return {
    recommended: those((of) => of.is_recommended),
    applied: those((of) => of.is_applied),
    assigned: those((of) => of.is_assigned),
    available: those((of) => of.is_available),
    notAvailable: those((of) => !(of.is_recommended || of.is_applied || of.is_assigned || of.is_available)),
  }
}
