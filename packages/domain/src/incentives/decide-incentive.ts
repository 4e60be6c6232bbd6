import { factsOf } from '../forms/condition.ts'
import type { Language } from '../texts/namespaces.ts'
import type { AmountFormula } from './amounts/amount-formula.ts'
import { tierFacts } from './amounts/decide-tiers.ts'
import { simpleParts } from './amounts/formula-parts.ts'
import { dearestOf, type MeasureWork } from './amounts/measure-work.ts'
import { quoteAmount, type Work } from './amounts/quote-amount.ts'
import { decimalOfCents } from './amounts/rational.ts'
import {
  checkEligibility,
  type Eligibility,
  type EligibilityCondition,
} from './classification/check-eligibility.ts'
import type { Facts } from './classification/home-condition.ts'
import type { CatalogueDictionaries, CatalogueEntry } from './incentive-catalogue.ts'

/** What decides about a home: its measures as the audit found them, `null` without an audit. */
export type HomeToDecide = {
  readonly facts: Facts
  readonly measures: readonly MeasureWork[] | null
  /** Why the audit found that a measure is not for this home, in the reader's words. */
  readonly refused?: ReadonlyMap<string, string>
}

/** The rules of an entry with its conditions looked up, which many homes are decided by. */
export type IncentiveRules = {
  readonly entry: CatalogueEntry
  readonly conditions: readonly EligibilityCondition[]
}

export function incentiveRules(
  entry: CatalogueEntry,
  dictionaries: Pick<CatalogueDictionaries, 'conditions'>,
  language: Language,
): IncentiveRules {
  const conditions = entry.conditions.flatMap((code) => {
    const condition = dictionaries.conditions[code]
    return condition ? [{ ...condition, code, says: condition.says[language] ?? '' }] : []
  })
  return { entry, conditions }
}

/** The facts that can change what a home is given. */
export function decidingFacts({ entry, conditions }: IncentiveRules): readonly string[] {
  const tested = conditions.flatMap(({ test }) => (test === undefined ? [] : factsOf(test)))
  return [...tested, ...tierFacts(entry.amount)]
}

/** What an incentive gives one home and why, without the words around it. */
export function decideIncentive({ entry, conditions }: IncentiveRules, home: HomeToDecide) {
  const eligibility = fitToHome(checkEligibility(conditions, home.facts), entry, home)
  const covered = (home.measures ?? []).filter(({ id }) => entry.measures.some((measure) => measure === id))
  const advised = covered.filter(({ isRecommended }) => isRecommended)
  const works = advised.length > 0 ? advised : covered
  return {
    eligibility,
    works,
    advised,
    is_triggered: triggered(eligibility.trace),
    ...amountAttributes(entry, works, home.facts),
  }
}

/**
 * Nobody is paid for work that cannot be done in the home, or that would improve nothing there. A condition of the
 * partner that is not met either comes first: it names the answer.
 */
function fitToHome(
  eligibility: Eligibility,
  { measures }: CatalogueEntry,
  { refused }: HomeToDecide,
): Eligibility {
  const [why] = measures.flatMap((id) => refused?.get(id) ?? [])
  if (why === undefined || !measures.every((id) => refused?.has(id))) return eligibility
  const line = { code: 'not-for-this-home', says: why, outcome: 'not_met', settled_by: null } as const
  return {
    verdict: 'not_eligible',
    trace: [...eligibility.trace, { ...line, used: null, asks: [], source_url: null }],
  }
}

/** False as soon as an answer rules it out, true when every tested answer agrees, undecided in between. */
function triggered(trace: readonly { outcome: string; settled_by: unknown }[]): boolean | null {
  if (trace.some(({ outcome }) => outcome === 'not_met')) return false
  const open = trace.some(({ outcome, settled_by }) => outcome === 'unknown' && settled_by === null)
  return open ? null : true
}

/** What is worked out from areas, sizes and prices that were estimated is not known to the cent. */
const isEstimated = (formula: AmountFormula): boolean =>
  simpleParts(formula).some(
    (part) => part.kind === 'percent' || (part.kind === 'per_unit' && part.unit !== 'each'),
  )
const wholeUnits = (cents: number): number => Math.round(cents / 100) * 100

function amountAttributes(entry: CatalogueEntry, works: readonly MeasureWork[], facts: Facts) {
  const dearest = dearestOf(works)
  const work = dearest ? { costCents: dearest.costCents.mid, quantities: dearest.quantities } : {}
  const unit = entry.amount.parts.find((part) => part.kind === 'per_unit')?.unit
  const work_quantity = (unit && dearest?.quantities[unit]) ?? null
  return { ...estimatedAmount(entry.amount, work, facts), work_quantity }
}

/** What a formula pays for work that was estimated. */
export function estimatedAmount(formula: AmountFormula, work: Work, facts: Facts) {
  const { basis, cents } = quoteAmount(formula, work, facts)
  const amount = cents === null ? null : decimalOfCents(isEstimated(formula) ? wholeUnits(cents) : cents)
  return { amount, amount_basis: basis }
}
