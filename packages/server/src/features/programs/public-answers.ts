import { features } from '@hearthlight/domain/partner/features'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { PUBLIC_PAGE_KEY, publicOffersKey } from '@hearthlight/domain/programs/public-offers-keys'
import type { AnswersOf } from '../../platform/document/document-contents.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { ProgramDeps } from './program-deps.ts'
import { publicPage } from './public-program-routes.ts'

/** What the page of public offers shows, so that it comes drawn. Where it cannot be had the browser asks for it itself. */
export const publicAnswers =
  ({ engineOf }: Pick<ProgramDeps, 'engineOf'>): AnswersOf =>
  async (request, page, { partner, language }) => {
    if (page !== 'OffersPublic') return []
    // The page may be asked for in another language than the header of the call says: that of the browser's cookie.
    const scope = { ...scopeOf(request), language, partner: partnerIn(partner, language) }
    if (!features(scope.partner.config, null).publicOffers) return undefined
    try {
      const offers = await engineOf(scope).publicPrograms(scope)
      return [
        { key: publicOffersKey(undefined), data: offers },
        { key: PUBLIC_PAGE_KEY, data: publicPage(scope) },
      ]
    } catch (error) {
      request.log.error({ err: error }, 'public offers could not be drawn')
      return undefined
    }
  }
