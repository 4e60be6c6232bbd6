import { z } from 'zod'
import type { HomeSection } from '../../partner/pages/home-section.ts'
import { One } from '../../shared/envelope.ts'

const HomeAmount = z.object({
  amount: z.string().describe('What it pays, or the most that it pays, in words'),
  formula: z.string().nullable().describe('How that is worked out, where there is more to say'),
})
export type HomeAmount = z.infer<typeof HomeAmount>

export const HomeAmounts = z.object({
  amounts: z
    .record(z.string(), HomeAmount)
    .describe('By the codes of the incentives that the home page names'),
})
export type HomeAmounts = z.infer<typeof HomeAmounts>
export const HomeAmountsResponse = One('home_amounts', HomeAmounts)

/** The codes of the incentives that the home page names. */
export const incentivesOfHome = (sections: readonly HomeSection[]): string[] =>
  sections.flatMap((section) =>
    section.type === 'rebates' ? section.items.flatMap(({ incentive }) => incentive ?? []) : [],
  )
