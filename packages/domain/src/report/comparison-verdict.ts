import type { AuditResult } from './audit-result-schema.ts'
import type { Letter } from './energy-label.ts'

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

/** Words only when the label and the figures both support them. */
export function comparisonVerdict(letter: Letter, compared: Compared): ComparisonVerdict {
  const found = [BY_LETTER[letter], byAmount(compared)]
  return VERDICTS.findLast((verdict) => found.includes(verdict)) ?? 'room_to_save'
}

/**
 * The verdict in the unit that is shown. Energy that is sent out counts for the home, which only the result knows;
 * money has it in its total. A home that costs little and uses much, such as one with a cheap fuel, is said to be both.
 */
export function verdictIn(
  unit: 'kWh' | 'money',
  { totals, comparison, label }: Pick<AuditResult, 'totals' | 'comparison' | 'label'>,
): ComparisonVerdict | 'cheap' {
  if (unit === 'kWh') return comparison.verdict
  const money = {
    own: totals.current.money,
    typical: comparison.typical.money,
    newHome: comparison.new_home.money,
  }
  const isCheap = BY_LETTER[label.now.letter] === 'room_to_save' && byAmount(money) !== 'room_to_save'
  return isCheap ? 'cheap' : comparisonVerdict(label.now.letter, money)
}
