import { evaluateHomeCondition, type Facts } from '../classification/home-condition.ts'
import type { AmountFormula, AmountPart } from './amount-formula.ts'

/**
 * The formula as it is for one home: tiers that its facts have decided are decided, what is open stays open. It pays the
 * same without the facts, so that whoever is told it need not be told them.
 */
export const settleFormula = (formula: AmountFormula, facts: Facts): AmountFormula => ({
  ...formula,
  parts: formula.parts.map((part) => settlePart(part, facts)),
})

function settlePart(part: AmountPart, facts: Facts): AmountPart {
  if (part.kind !== 'tiers') return part
  const tiers: (typeof part.tiers)[number][] = []
  for (const { when, pays } of part.tiers) {
    const outcome = when ? evaluateHomeCondition(when, facts).outcome : 'met'
    if (outcome === 'met') {
      // No later tier can be reached.
      if (tiers.length === 0) return pays
      return { ...part, tiers: [...tiers, { pays }] }
    }
    if (outcome === 'unknown') tiers.push({ when: OPEN, pays })
  }
  return tiers.length === 0 ? NOTHING : { ...part, tiers }
}

/** Asks for what nobody tells, whatever was asked before. */
const OPEN = { fact: 'country', is: 'known' } as const
const NOTHING: AmountPart = { kind: 'flat', amount: '0' }
