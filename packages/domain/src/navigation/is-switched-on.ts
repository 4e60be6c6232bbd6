import type { Features } from '../partner/features.ts'
import type { PageName } from '../partner/pages/page-name.ts'
import { PAGES } from '../partner/pages/pages.ts'

/** Whether the partner (and, where they are known, the person) has the feature of this page. */
export function isSwitchedOn(page: PageName, features: Features): boolean {
  const { feature } = PAGES[page]
  return feature === undefined || features[feature.name]
}
