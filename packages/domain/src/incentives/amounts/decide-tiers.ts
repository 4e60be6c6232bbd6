import { factsOf } from '../../forms/condition.ts'
import { evaluateHomeCondition, type Facts } from '../classification/home-condition.ts'
import type { AmountFormula, AmountPart, SimplePart } from './amount-formula.ts'

const NOTHING: SimplePart = { kind: 'flat', amount: '0' }

/** The formula with the tier of this home in place of its tiers; null as long as an answer that decides is not known. */
export function decideTiers(formula: AmountFormula, facts: Facts): AmountFormula | null {
  const parts = formula.parts.map((part) => decidePart(part, facts))
  return parts.every((part) => part !== null) ? { ...formula, parts } : null
}

/** The facts that decide between the tiers of a formula. */
export const tierFacts = ({ parts }: AmountFormula): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'tiers' ? part.tiers.flatMap(({ when }) => (when === undefined ? [] : factsOf(when))) : [],
  )

function decidePart(part: AmountPart, facts: Facts): SimplePart | null {
  if (part.kind !== 'tiers') return part
  for (const { when, pays } of part.tiers) {
    const outcome = when === undefined ? 'met' : evaluateHomeCondition(when, facts).outcome
    if (outcome === 'met') return pays
    if (outcome === 'unknown') return null
  }
  return NOTHING
}
