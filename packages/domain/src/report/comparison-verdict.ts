import type { AuditResult } from './audit-result-schema.ts'

type ComparisonVerdict = AuditResult['comparison']['verdict']

/** About as good as today's rules ask for. */
const NEARLY = 1.1

/** Words only when the figures support them: as good as a new home, better than most, or not yet. */
export function comparisonVerdict(own: number, typical: number, newHome: number): ComparisonVerdict {
  if (own <= NEARLY * newHome) return 'great'
  return own <= typical ? 'good' : 'room_to_save'
}

/**
 * The verdict in the unit that is shown. Energy that is sent out counts for the home, which only the result knows;
 * money has it in its total.
 */
export function verdictIn(
  unit: 'kwh' | 'money',
  { totals, comparison }: Pick<AuditResult, 'totals' | 'comparison'>,
): ComparisonVerdict {
  if (unit === 'kwh') return comparison.verdict
  return comparisonVerdict(totals.current.money, comparison.typical.money, comparison.new_home.money)
}
