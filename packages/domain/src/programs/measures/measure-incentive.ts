import { type Quote, quoteAmount, type Work } from '../../incentives/amounts/quote-amount.ts'
import { centsOfDecimal, decimalOfCents } from '../../incentives/amounts/rational.ts'
import type { Facts } from '../../incentives/classification/home-condition.ts'
import type { MeasureDefinition, MeasureType } from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { ApplicationState, ChosenMeasure } from '../facts/application-state.ts'

export const measuresOf = ({ measure_groups }: ProgramDefinition): readonly MeasureDefinition[] =>
  measure_groups.flatMap(({ measures }) => measures)

/** What the program pays for one chosen measure. */
export function quoteMeasure(
  program: ProgramDefinition,
  chosen: Pick<ChosenMeasure, 'measure' | 'quantity' | 'fields'>,
  facts: Facts,
): Quote {
  const measure = measuresOf(program).find(({ code }) => code === chosen.measure)
  if (measure === undefined) return { basis: 'unknown', cents: null }
  const field = costField(program.measure_types[measure.type])
  const cost = field === undefined ? undefined : chosen.fields[field]
  const isTold = cost !== undefined && typeof cost !== 'object'
  return quoteAmount(measure.formula, workOf(measure, chosen.quantity, isTold ? String(cost) : null), facts)
}

/** The field of a measure's form that holds what the work costs. */
export const costField = (type: MeasureType | undefined): string | undefined =>
  type?.field_groups.flatMap((group) => group.fields).find(({ is_cost }) => is_cost)?.name

/** So much of what is paid for, at this price; without a price what depends on it stays open. */
export const workOf = (
  { unit }: Pick<MeasureDefinition, 'unit'>,
  quantity: number,
  cost: string | null,
): Work => ({
  costCents: cost === null ? undefined : centsOfDecimal(cost),
  quantities: { [unit]: quantity },
})

export type TotalIncentive = {
  readonly sumCents: number
  readonly aboveCapCents: number
  readonly totalCents: number
  readonly basis: 'exact' | 'maximum'
}

/** The measures added in whole cents; the program's limit is taken off the sum. What cannot be worked out yet adds nothing. */
export function totalIncentive(
  program: ProgramDefinition,
  { measures, facts }: Pick<ApplicationState, 'measures' | 'facts'>,
): TotalIncentive {
  return totalOf(
    measures.map((chosen) => quoteMeasure(program, chosen, facts)),
    program.cart?.cap,
  )
}

/** What quotes come to under a limit. */
export function totalOf(quotes: readonly Quote[], cap: string | undefined): TotalIncentive {
  const sumCents = sumOf(quotes)
  const totalCents = cap === undefined ? sumCents : Math.min(sumCents, centsOfDecimal(cap))
  // The limit may be reached by what is certain; what is open changes nothing then.
  const isCertain = sumOf(quotes.filter(({ basis }) => basis === 'exact')) >= totalCents
  return {
    sumCents,
    totalCents,
    aboveCapCents: sumCents - totalCents,
    basis: isCertain ? 'exact' : 'maximum',
  }
}

const sumOf = (quotes: readonly Quote[]) => quotes.reduce((sum, { cents }) => sum + (cents ?? 0), 0)

/** What an application asks for; null where staff find it, since the program has no measures to work it out from. */
export const askedIncentive = (
  program: ProgramDefinition,
  state: Pick<ApplicationState, 'measures' | 'facts'>,
): string | null =>
  state.measures.length === 0 ? null : incentivesOnWire(totalIncentive(program, state)).total_incentive

export const incentivesOnWire = ({ sumCents, aboveCapCents, totalCents, basis }: TotalIncentive) => ({
  sum: decimalOfCents(sumCents),
  above_cap: decimalOfCents(aboveCapCents),
  total_incentive: decimalOfCents(totalCents),
  total_basis: basis,
})
