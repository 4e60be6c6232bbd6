import { RESUME_DAYS } from '@hearthlight/domain/guests/guest-times'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { sortOffers } from '@hearthlight/domain/programs/sort-offers'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useQuery } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicOffersQuery, publicPageQuery } from '../../../api/programs-api.ts'
import { currentBuilding } from '../../../home/current-building.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { OfferCard, StartLink } from './offer-card.tsx'
import styles from './offers.module.css'
import { OffersHow } from './offers-how.tsx'

/** The programs that anybody may apply to. The server draws it too, for search engines and for the first look. */
export function OffersPublicScreen() {
  const { t } = useTranslation('guests')
  const { user, isSignedIn } = useSession()
  // Somebody who is not signed in works on no home, whatever the device remembers.
  const offers = useQuery(publicOffersQuery(user === null ? undefined : currentBuilding()?.id))
  const title = useQuery(publicPageQuery).data?.title ?? t('offers.title')
  const { guests } = useFeatures()
  return (
    <div className="page section">
      <PageTitle title={title} />
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {guests && <p className="lead">{t('offers.lead')}</p>}
        </div>
        {!isSignedIn && (
          <Notice>
            <Trans
              t={t}
              i18nKey="offers.have_account"
              components={{ action: <Link to={pathTo('sign-in')} /> }}
            />
          </Notice>
        )}
      </header>
      {offers.data !== undefined ? (
        <PublicOffers offers={sortOffers(offers.data)} />
      ) : offers.isError ? (
        <RetryState title={t('offers.failed')} query={offers} />
      ) : (
        <Skeleton lines={6} />
      )}
      {guests && <OffersHow days={RESUME_DAYS} />}
    </div>
  )
}

function PublicOffers({ offers }: { offers: readonly ProgramOffer[] }) {
  const { t } = useTranslation('guests')
  const applyAt = useApplyAt()
  if (offers.length === 0)
    return (
      <EmptyState
        title={t('offers.empty')}
        action={<LinkButton to={pathTo('sign-in')}>{t('offers.sign_in')}</LinkButton>}
      >
        <p className="lead">{t('offers.empty_text')}</p>
      </EmptyState>
    )
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} {...applyAt(offer)} />
      ))}
    </ul>
  )
}

/** Without an account where the partner takes guests; whoever has one, or needs one, applies with it. */
function useApplyAt() {
  const { t } = useTranslation('guests')
  const { guests } = useFeatures()
  const { isSignedIn, isGuest } = useSession()
  return (offer: ProgramOffer) => {
    if (!guests || (isSignedIn && !isGuest)) return {}
    const to = pathTo('user-details', {}, { program_id: offer.id })
    return { way: <StartLink offer={offer} to={to} />, chip: t('offers.no_account') }
  }
}
