import { sortByTag } from './sort-by-tag.ts'
import type { ProgramOffer } from './wire/program-offer.ts'

/** By `effective_sorting_tag` (spec 2 section 9). */
export const sortOffers = (offers: readonly ProgramOffer[]): ProgramOffer[] =>
  sortByTag(offers.map((offer) => ({ offer, sorting_tag: offer.effective_sorting_tag }))).map(
    ({ offer }) => offer,
  )
