import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { sortOffers } from '@hearthlight/domain/programs/sort-offers'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publicOffersQuery } from '../../../api/programs-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

/** The public offers inside another site. Whoever applies does so in the portal, in a tab of its own. */
export function EmbedOffersScreen() {
  const { t } = useTranslation('applications')
  const title = usePartner().settings.fulfill_sync_details.pages.offers_public_title ?? t('offers.title')
  const offers = useQuery(publicOffersQuery(undefined))
  if (offers.data === undefined)
    return offers.isError ? <RetryState title={t('offers.failed')} query={offers} /> : <Skeleton lines={6} />
  return (
    <>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.alone}>
        {title}
      </h1>
      {offers.data.length === 0 ? (
        <EmptyState title={t('offers.none')}>
          <p className="lead">{t('offers.none_text')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.offers}>
          {sortOffers(offers.data).map((offer) => (
            <OfferCard key={offer.id} offer={offer} way={<Way offer={offer} />} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A guest tells who they are first; where there are no guests a person signs in. */
function Way({ offer }: { offer: ProgramOffer }) {
  const { t } = useTranslation(['applications', 'shared'])
  const { guests } = useFeatures()
  const href = guests
    ? pathTo('user-details', {}, { program_id: offer.id })
    : pathTo('applicationsNew', {}, { programId: offer.id })
  return (
    <LinkButton href={href} opensNewTab>
      {t('offers.apply')}
      <span className="visually-hidden">
        {' '}
        {t('offers.for_program', { name: offer.effective_program_name })} ({t('shared:form.new_tab')})
      </span>
    </LinkButton>
  )
}
