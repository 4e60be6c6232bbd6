import type { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'

/** The pages that each person can be shown, the one they come to first. */
export const PREVIEW_PAGES = {
  visitor: ['home', 'how-it-works', 'about', 'terms-and-conditions', 'sign-in', 'sign-up', 'OffersPublic'],
  new: ['buildings-list', 'building-new', 'incentives', 'UserEdit'],
  report: ['home-overview', 'home-analysis', 'buildings-list', 'incentives', 'applications'],
  guest: ['OffersPublic', 'home'],
} as const satisfies Record<PreviewPerson, readonly string[]>
export type PreviewPage = (typeof PREVIEW_PAGES)[PreviewPerson][number]
