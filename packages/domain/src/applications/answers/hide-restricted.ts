import type { z } from 'zod'
import type { Trace } from '../../incentives/incentive.ts'

type Line = z.infer<typeof Trace>[number]

/** A rule says how it was judged, and not by an answer that may only be read one by one. */
export const withoutRestricted = (trace: readonly Line[], facts: ReadonlySet<string>): Line[] =>
  trace.map((line) =>
    line.used?.source === 'application' && facts.has(line.used.fact) ? { ...line, used: null } : line,
  )
