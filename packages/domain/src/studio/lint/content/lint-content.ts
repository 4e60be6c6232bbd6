import { lintAddresses } from './lint-addresses.ts'
import { lintAnnounced } from './lint-announced.ts'
import { lintApprovals } from './lint-approvals.ts'
import { lintHome } from './lint-home.ts'
import { lintKinds } from './lint-kinds.ts'
import { lintPictures } from './lint-pictures.ts'
import { lintPrices } from './lint-prices.ts'
import { lintQuantities } from './lint-quantities.ts'
import { lintSums } from './lint-sums.ts'
import { lintTold } from './lint-told.ts'
import { lintVisits } from './lint-visits.ts'
import type { ContentFinding, PartnerContent } from './partner-content.ts'

/** What decides over money: nothing is published that is against it. */
const MONEY = [lintPrices, lintSums] as const
const RULES = [
  ...MONEY,
  lintHome,
  lintAnnounced,
  lintApprovals,
  lintVisits,
  lintQuantities,
  lintTold,
  lintAddresses,
  lintPictures,
  lintKinds,
] as const

/**
 * What a partner's site, catalogue and programs say together: one amount for one thing, nothing announced that is not asked
 * for, no rule that reads what nobody is asked, no length of a visit that it does not have, no address that nobody reads, no picture
 * that is not there, no two kinds of one name, every way in leads out. Each of them is right by itself before.
 */
export const lintContent = (content: PartnerContent): readonly ContentFinding[] =>
  RULES.flatMap((rule) => rule(content))

export const lintMoney = (content: PartnerContent): readonly ContentFinding[] =>
  MONEY.flatMap((rule) => rule(content))
