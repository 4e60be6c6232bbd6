import { z } from 'zod'
import { centsOfDecimal } from '../amounts/rational.ts'
import type { IdentifiedIncentive } from '../incentive.ts'

export const RECOMMENDATION_SORTS = ['most_energy_savings', 'highest_rebates'] as const
export const RecommendationSort = z.enum(RECOMMENDATION_SORTS)
export type RecommendationSort = z.infer<typeof RecommendationSort>

export type RecommendationList = {
  /** No category shows every recommendation. */
  readonly categories?: readonly string[] | undefined
  readonly sort?: RecommendationSort | undefined
  /** No size, no cut. */
  readonly list_size?: number | undefined
}

export const ALL_CATEGORIES = 'all'

/** The categories of a person's choice; until they choose, the partner's own (spec/1 section 4). */
export function chosenCategories(
  choice: string | null,
  tags: { readonly recommended_categories: readonly string[] },
): readonly string[] {
  if (choice === null) return tags.recommended_categories
  return choice === ALL_CATEGORIES ? [] : [choice]
}

/** The recommendation list: filtered by category, sorted, cut to list_size (spec/1 section 4). */
export function recommendIncentives<I extends IdentifiedIncentive>(
  incentives: readonly I[],
  { categories = [], sort = 'most_energy_savings', list_size }: RecommendationList,
): I[] {
  const shown = incentives
    .filter((incentive) => incentive.is_recommended)
    .filter((incentive) => categories.length === 0 || inSome(categoriesOf(incentive), categories))
  return sortIncentives(shown, sort).slice(0, list_size)
}

export const sortIncentives = <I extends IdentifiedIncentive>(
  incentives: readonly I[],
  sort: RecommendationSort,
): I[] => incentives.toSorted((a, b) => weight(b, sort) - weight(a, sort) || (a.title < b.title ? -1 : 1))

/** An incentive recommended under no category of its own is found under its ordinary tags. */
export const categoriesOf = (incentive: IdentifiedIncentive): readonly string[] =>
  incentive.recommended_categories.length > 0 ? incentive.recommended_categories : incentive.incentive_tags

const inSome = (own: readonly string[], wanted: readonly string[]) =>
  own.some((code) => wanted.includes(code))

/** What is not known comes last. */
function weight(incentive: IdentifiedIncentive, sort: RecommendationSort): number {
  if (sort === 'most_energy_savings') return incentive.energy_savings_kwh ?? Number.MIN_SAFE_INTEGER
  return amountCents(incentive) ?? Number.MIN_SAFE_INTEGER
}

export const amountCents = ({ amount }: Pick<IdentifiedIncentive, 'amount'>): number | null =>
  amount === null ? null : centsOfDecimal(amount)
