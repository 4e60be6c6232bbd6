import type { z } from 'zod'
import { type Verdict, verdictOf } from '../incentives/classification/check-eligibility.ts'
import type { Trace } from '../incentives/incentive.ts'

type Line = z.infer<typeof Trace>[number]
export const FINDINGS = ['met', 'not_met'] as const
export type Finding = {
  readonly rule: string
  readonly outcome: (typeof FINDINGS)[number]
  readonly by: string
  readonly at: string
}
export type SettledLine = Line & { readonly finding: { readonly by: string; readonly at: string } | null }

/** A rule that a document or a person settles is as the reviewer found it; what answers decide is not theirs to say. */
export function settleRules(
  trace: readonly Line[],
  findings: readonly Finding[],
): { readonly verdict: Verdict; readonly trace: SettledLine[] } {
  const settled = trace.map((line): SettledLine => {
    const found = line.settled_by === null ? undefined : findings.find(({ rule }) => rule === line.code)
    return found === undefined
      ? { ...line, finding: null }
      : { ...line, outcome: found.outcome, finding: { by: found.by, at: found.at } }
  })
  // What was found is settled: nothing of it is left to a document.
  const open = settled.map(({ outcome, settled_by, finding }) => ({
    outcome,
    settled_by: finding === null ? settled_by : null,
  }))
  return { verdict: verdictOf(open), trace: settled }
}
