import { checkEligibility } from '../../incentives/classification/check-eligibility.ts'
import type { Facts } from '../../incentives/classification/home-condition.ts'
import type { MeasureDefinition } from '../definition/measure-definition.ts'
import type { Say } from '../definition/program-words.ts'
import type { Retrofit } from '../wire/measure-wire.ts'

/** The first thing that a measure needs and the home certainly is not; what nobody has told refuses nothing. */
export function homeLacks(
  { needs = [] }: Pick<MeasureDefinition, 'needs'>,
  facts: Facts,
  say: Say,
): NonNullable<Retrofit['not_for_home']> | undefined {
  const conditions = needs.map((need) => ({ ...need, says: say(need.says) }))
  const lacking = checkEligibility(conditions, facts).trace.find(({ outcome }) => outcome === 'not_met')
  if (lacking === undefined) return undefined
  const { says, used } = lacking
  return { says, used: used && { ...used, values: [...used.values] } }
}
