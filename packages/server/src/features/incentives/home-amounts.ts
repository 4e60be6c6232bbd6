import type { AmountFormula } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { amountWords } from '@hearthlight/domain/incentives/amounts/amount-words'
import { quoteAmount } from '@hearthlight/domain/incentives/amounts/quote-amount'
import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import {
  type HomeAmount,
  type HomeAmounts,
  incentivesOfHome,
} from '@hearthlight/domain/incentives/shown/home-amounts'
import { HOME_AMOUNTS_KEY } from '@hearthlight/domain/incentives/shown/home-amounts-call'
import { formats } from '@hearthlight/domain/partner/formats'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { AnswersOf } from '../../platform/document/document-contents.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { listByCodes } from './incentive-store.ts'
import type { IncentiveDeps } from './show-incentives.ts'

type Deps = Pick<IncentiveDeps, 'db' | 'now'>

/** What the incentives pay that the home page names and that are open today, in the words of the catalogue. */
export async function homeAmounts({ db, now }: Deps, scope: Scope): Promise<HomeAmounts> {
  const { config } = scope.partner
  const codes = incentivesOfHome(config.settings.sections.home.sections)
  if (codes.length === 0) return { amounts: {} }
  const named = await inPartner(db, scope, (partnerDb) => listByCodes(partnerDb, scope, codes))
  const today = dayIn(config.time_zone, now())
  const open = named.filter(
    ({ definition: { is_active, date_range } }) => is_active && isWithin(date_range, today),
  )
  return {
    amounts: Object.fromEntries(
      open.map(({ code, definition }) => [code, inWords(scope, definition.amount)]),
    ),
  }
}

/** As the catalogue tells it to somebody of whose home nothing is known. */
function inWords({ language, partner: { config } }: Scope, amount: AmountFormula): HomeAmount {
  const t = translator(language, config)
  const written = formats(config, language)
  const formula = amountWords(amount, written, t)
  const { cents, basis } = quoteAmount(amount, {}, {})
  if (cents === null) return { amount: formula, formula: null }
  const sum = written.money(Math.round(cents / 100))
  const shown = basis === 'maximum' ? `${t('incentives:amount.at_most')} ${sum}` : sum
  return { amount: shown, formula: formula === sum ? null : formula }
}

/** For the home page, so that it comes drawn with its figures. */
export const homeAnswers =
  (deps: Deps): AnswersOf =>
  async (request, _page, { partner, language }) => {
    // The page may be asked for in another language than the header of the call says: that of the browser's cookie.
    const scope = { ...scopeOf(request), language, partner: partnerIn(partner, language) }
    try {
      const data = await homeAmounts(deps, scope)
      return Object.keys(data.amounts).length === 0 ? [] : [{ key: HOME_AMOUNTS_KEY, data }]
    } catch (error) {
      request.log.error({ err: error }, 'the amounts of the home page could not be read')
      return undefined
    }
  }
