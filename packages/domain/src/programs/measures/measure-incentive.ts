import { type Quote, quoteAmount } from '../../incentives/amounts/quote-amount.ts'
import {
  centsOfDecimal,
  decimalOfCents,
  fromDecimal,
  multiply,
  toInteger,
  whole,
} from '../../incentives/amounts/rational.ts'
import type { Facts } from '../../incentives/classification/fact-test.ts'
import type { ApplicationState, ChosenMeasure } from '../application-state.ts'
import type { MeasureDefinition, MeasureType } from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'

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
  const costCents = costOf(program.measure_types[measure.type], chosen)
  const quantities = { [measure.unit]: chosen.quantity }
  return quoteAmount(measure.formula, { costCents, quantities }, facts)
}

function costOf(
  type: MeasureType | undefined,
  { fields }: Pick<ChosenMeasure, 'fields'>,
): number | undefined {
  const field = type?.field_groups.flatMap((group) => group.fields).find(({ is_cost }) => is_cost)
  const value = field && fields[field.name]
  if (value === undefined || typeof value === 'object') return undefined
  return toInteger(multiply(fromDecimal(String(value)), whole(100n)))
}

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
  const quotes = measures.map((chosen) => quoteMeasure(program, chosen, facts))
  const sumCents = sumOf(quotes)
  const cap = program.cart?.cap
  const totalCents = cap === undefined ? sumCents : Math.min(sumCents, centsOfDecimal(cap))
  // The limit may be reached by what is certain; what is open changes nothing then.
  const isCertain = sumOf(quotes.filter(({ basis }) => basis === 'exact')) >= totalCents
  return {
    ...{ sumCents, totalCents, aboveCapCents: sumCents - totalCents },
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
