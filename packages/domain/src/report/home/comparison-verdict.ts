import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Letter } from '../../assessment/result/energy-label.ts'
import type { ShownFigures } from '../shown-figures/shown-figures.ts'

type ComparisonVerdict = AuditResult['comparison']['verdict']
/** As it is said above the bars. */
type ShownVerdict = ComparisonVerdict | 'like_most' | 'cheap'
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

/** What uses more than most is not praised, even where a new home would do little better. */
function byAmount({ own, typical, newHome }: Compared): ComparisonVerdict {
  if (own > typical) return 'room_to_save'
  return own <= NEARLY * newHome ? 'great' : 'good'
}

const worst = <V extends ShownVerdict>(fromBest: readonly V[], ...found: readonly V[]): V | 'room_to_save' =>
  fromBest.findLast((verdict) => found.includes(verdict)) ?? 'room_to_save'

/** Words only when the label and the figures both support them. */
export const comparisonVerdict = (letter: Letter, compared: Compared): ComparisonVerdict =>
  worst(VERDICTS, BY_LETTER[letter], byAmount(compared))

const SHOWN_VERDICTS = [
  'great',
  'good',
  'like_most',
  'room_to_save',
] as const satisfies readonly ShownVerdict[]

/** Bars of one length say neither less nor more. */
const byShownAmount = (compared: Compared): (typeof SHOWN_VERDICTS)[number] => {
  const verdict = byAmount(compared)
  return verdict === 'good' && compared.own === compared.typical ? 'like_most' : verdict
}

/**
 * The verdict in the unit that is shown. Energy that panels send out counts for the home, which only the result knows,
 * but no words stand above figures that say the opposite, as they are written; money has it in its total. A home that
 * costs little and uses much, such as one with a cheap fuel, is said to be both.
 */
export function verdictIn(
  unit: 'kWh' | 'money',
  { comparison, label }: Pick<AuditResult, 'comparison' | 'label'>,
  shown: Pick<ShownFigures, 'now' | 'comparison'>,
): ShownVerdict {
  const bySight = byShownAmount({
    own: shown.now[unit].value,
    typical: shown.comparison.typical[unit],
    newHome: shown.comparison.newHome[unit],
  })
  if (unit === 'kWh') return worst(SHOWN_VERDICTS, comparison.verdict, bySight)
  const byLetter = BY_LETTER[label.now.letter]
  const isCheap = byLetter === 'room_to_save' && (bySight === 'great' || bySight === 'good')
  return isCheap ? 'cheap' : worst(SHOWN_VERDICTS, byLetter, bySight)
}
