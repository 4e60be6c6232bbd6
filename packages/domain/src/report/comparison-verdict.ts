import type { AuditResult } from '../assessment/audit-result-schema.ts'
import type { Letter } from '../assessment/energy-label.ts'

type ComparisonVerdict = AuditResult['comparison']['verdict']
type Compared = { readonly own: number; readonly typical: number; readonly newHome: number }

/** From best to worst. */
const VERDICTS = ['great', 'good', 'room_to_save'] as const satisfies readonly ComparisonVerdict[]

/** About as good as today's rules ask for. */
const NEARLY = 1.1

/** A and B are what is built today, C and D better than the mean of the stock. */
const BY_LETTER: Readonly<Record<Letter, ComparisonVerdict>> = {
  A: 'great',
  B: 'great',
  C: 'good',
  D: 'good',
  E: 'room_to_save',
  F: 'room_to_save',
  G: 'room_to_save',
}

function byAmount({ own, typical, newHome }: Compared): ComparisonVerdict {
  if (own <= NEARLY * newHome) return 'great'
  return own <= typical ? 'good' : 'room_to_save'
}

const worst = (...found: readonly ComparisonVerdict[]): ComparisonVerdict =>
  VERDICTS.findLast((verdict) => found.includes(verdict)) ?? 'room_to_save'

/** Words only when the label and the figures both support them. */
export const comparisonVerdict = (letter: Letter, compared: Compared): ComparisonVerdict =>
  worst(BY_LETTER[letter], byAmount(compared))

/**
 * The verdict in the unit that is shown. Energy that panels send out counts for the home, which only the result knows,
 * but no words stand above figures that say the opposite; money has it in its total. A home that costs little and uses
 * much, such as one with a cheap fuel, is said to be both.
 */
export function verdictIn(
  unit: 'kWh' | 'money',
  { totals, comparison, label }: Pick<AuditResult, 'totals' | 'comparison' | 'label'>,
): ComparisonVerdict | 'cheap' {
  const shown = (amount: 'kwh' | 'money') =>
    byAmount({
      own: totals.current[amount],
      typical: comparison.typical[amount],
      newHome: comparison.new_home[amount],
    })
  if (unit === 'kWh') return worst(comparison.verdict, shown('kwh'))
  const byLetter = BY_LETTER[label.now.letter]
  const isCheap = byLetter === 'room_to_save' && shown('money') !== 'room_to_save'
  return isCheap ? 'cheap' : worst(byLetter, shown('money'))
}
