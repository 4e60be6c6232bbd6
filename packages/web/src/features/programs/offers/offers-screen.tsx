import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { sortOffers } from '@hearthlight/domain/programs/sort-offers'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { programsQuery } from '../../../api/programs-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { useLikelyIncentives } from '../use-likely-incentives.ts'
import { useOwnHome } from '../use-own-home.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

/** The programs that take applications, for the home a person works on. */
export function OffersScreen() {
  const { t } = useTranslation('applications')
  const title = usePartner().settings.fulfill_sync_details.pages.offers_title ?? t('offers.title')
  const home = useOwnHome()
  const own = home.kind === 'ready' ? home.home : undefined
  const offers = useQuery({ ...programsQuery(own?.id), enabled: home.kind !== 'loading' })
  return (
    <div className="page section">
      <PageTitle title={title} />
      {offers.data !== undefined ? (
        <Offers title={title} home={own} offers={sortOffers(offers.data)} />
      ) : offers.isError ? (
        <RetryState title={t('offers.failed')} query={offers} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}

type Props = { title: string; home: Building | undefined; offers: readonly ProgramOffer[] }

function Offers({ title, home, offers }: Props) {
  const { t } = useTranslation('applications')
  const likely = useLikelyIncentives(home?.id)
  if (offers.length === 0)
    return (
      <EmptyState title={t('offers.none')}>
        <p className="lead">{t('offers.none_text')}</p>
      </EmptyState>
    )
  const chipOf = ({ id }: ProgramOffer) => (likely(id).length > 0 ? t('start.likely') : undefined)
  const open = offers.filter(({ is_open }) => is_open)
  const closed = offers.filter(({ is_open }) => !is_open)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">
            {t('offers.lead', { count: open.length })}{' '}
            {home !== undefined && (
              <>
                {t('offers.for_home')} <b>{homeName(home)}</b>.{' '}
                <Link to={pathTo('buildings-list')}>{t('offers.other_home')}</Link>
              </>
            )}
          </p>
        </div>
        {open.some(({ do_not_buy_yet }) => do_not_buy_yet) && (
          <Notice tone="caution" title={t('do_not_buy.title')}>
            {t('offers.do_not_buy')}
          </Notice>
        )}
      </header>
      <ul className={styles.offers}>
        {open.map((offer) => (
          <OfferCard key={offer.id} offer={offer} chip={chipOf(offer)} />
        ))}
      </ul>
      {closed.length > 0 && (
        <>
          <h2 className={styles.closedTitle}>{t('offers.closed')}</h2>
          <ul className={styles.offers}>
            {closed.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
