import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ClampedText } from './clamped-text.tsx'
import styles from './offers.module.css'

type Props = {
  offer: ProgramOffer
  /** How one applies, where it is not by beginning an application in the portal. */
  way?: ReactNode
  /** What else is to be known of it at a glance. */
  chip?: string | undefined
}

/** A program: what it pays for, how long it takes, and the way in. */
export function OfferCard({ offer, way = <StartLink offer={offer} />, chip }: Props) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const name = offer.effective_program_name
  return (
    <Card as="li" className={styles.offer}>
      <div className={styles.body}>
        <p className="cluster">
          <Chip tone={offer.is_open ? 'positive' : 'neutral'}>
            {t(offer.is_open ? 'offers.is_open' : 'offers.closed')}
          </Chip>
          {(offer.do_not_buy_yet || offer.is_bought !== false) && (
            <Chip tone={offer.do_not_buy_yet ? 'caution' : 'neutral'}>
              {t(offer.do_not_buy_yet ? 'offers.approval_first' : 'offers.buy_first')}
            </Chip>
          )}
          {chip !== undefined && <Chip>{chip}</Chip>}
        </p>
        <h2>{name}</h2>
        <ClampedText text={offer.customer_description} about={name} />
      </div>
      <div className={styles.side}>
        <dl className={`fact-list ${styles.facts}`}>
          <div>
            <dt>{t('offers.time')}</dt>
            <dd>{t('offers.minutes', { count: offer.minutes })}</dd>
          </div>
          <div>
            <dt>{t('offers.steps')}</dt>
            <dd className="num">{offer.steps.length}</dd>
          </div>
          {offer.closes_on !== null && (
            <div>
              <dt>{t('offers.ends')}</dt>
              <dd className="num">{date(new Date(`${offer.closes_on}T12:00:00Z`))}</dd>
            </div>
          )}
        </dl>
        {offer.is_open && way}
      </div>
    </Card>
  )
}

/** Where applying begins: at an application in the portal unless another address is given. */
export function StartLink({ offer, to }: { offer: ProgramOffer; to?: string }) {
  const { t } = useTranslation('applications')
  return (
    <LinkButton to={to ?? pathTo('applicationsNew', {}, { programId: offer.id })}>
      {t('offers.apply')}
      <span className="visually-hidden">
        {' '}
        {t('offers.for_program', { name: offer.effective_program_name })}
      </span>
    </LinkButton>
  )
}
