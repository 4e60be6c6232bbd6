import type { IdentifiedIncentive } from '../incentive.ts'
import { categoriesOf, type RecommendationSort, sortIncentives } from './recommend-incentives.ts'

export type IncentiveFilter = {
  readonly words: string
  /** None chosen shows every category. */
  readonly categories: readonly string[]
  readonly endsSoon: boolean
  readonly sort: RecommendationSort
}

/** What pays this home most stands first until a person says otherwise. */
export const NO_FILTER: IncentiveFilter = {
  words: '',
  categories: [],
  endsSoon: false,
  sort: 'highest_rebates',
}

const ENDS_SOON_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether it ends within two months of this day. */
export function endsSoon({ date_range }: Pick<IdentifiedIncentive, 'date_range'>, today: string): boolean {
  const end = date_range?.end_at
  if (!end) return false
  const days = (Date.parse(end) - Date.parse(today)) / DAY_MS
  return days >= 0 && days <= ENDS_SOON_DAYS
}

/** Those of a section that a person asks to see, in the order they ask for. */
export function filterIncentives<I extends IdentifiedIncentive>(
  incentives: readonly I[],
  { words, categories, endsSoon: onlyEnding, sort }: IncentiveFilter,
  today: string,
): I[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const shown = incentives
    .filter((incentive) => wanted.every((word) => wordsOf(incentive).includes(word)))
    .filter((incentive) => isInCategories(incentive, categories))
    .filter((incentive) => !onlyEnding || endsSoon(incentive, today))
  return sortIncentives(shown, sort)
}

export const isInCategories = (incentive: IdentifiedIncentive, categories: readonly string[]): boolean =>
  categories.length === 0 ||
  [...incentive.incentive_tags, ...categoriesOf(incentive)].some((tag) => categories.includes(tag))

const wordsOf = ({ title, recommendation_title, short_description, project_type }: IdentifiedIncentive) =>
  plain([title, recommendation_title, short_description, project_type.name].join(' '))

/** Without case and accents: `isolacao` finds `Isolação`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
