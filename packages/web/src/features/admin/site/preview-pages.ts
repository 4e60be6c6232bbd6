import type { PreviewPerson } from '@hearthlight/domain/studio/studio-contract'

const PUBLIC = ['how-it-works', 'about', 'terms-and-conditions'] as const

/** The pages that each person can be shown, the one they come to first. */
export const PREVIEW_PAGES = {
  visitor: ['home', ...PUBLIC, 'sign-in', 'sign-up', 'OffersPublic'],
  new: ['buildings-list', 'building-new', 'incentives', 'UserEdit'],
  report: ['home-overview', 'home-analysis', 'buildings-list', 'incentives', 'applications'],
  guest: ['OffersPublic', ...PUBLIC],
} as const satisfies Record<PreviewPerson, readonly string[]>
export type PreviewPage = (typeof PREVIEW_PAGES)[PreviewPerson][number]
