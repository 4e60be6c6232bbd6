import type { Building } from '@hearthlight/domain/buildings/building'
import { certaintyOf } from '@hearthlight/domain/incentives/combination/plan-incentives'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { amountCents } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { measurePictogram } from '../../../home/measure-pictogram.ts'
import { applicationOf, rebatePath } from '../../../home/rebate-path.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import styles from './recommendations.module.css'
import { WhyEligible } from './why-eligible.tsx'

type Props = { incentive: IdentifiedIncentive; building: Building }

export function RecommendationCard({ incentive, building }: Props) {
  const { t } = useTranslation(['incentives', 'report'])
  const certainty = certaintyOf(incentive)
  return (
    <li className={styles.card}>
      <Pictogram name={measurePictogram(incentive.measure_ids[0] ?? '')} size="l" />
      <h3>{incentive.recommendation_title}</h3>
      <Amount incentive={incentive} />
      <p className={styles.chips}>
        <Chip tone={certainty === 'likely' ? 'positive' : 'caution'}>{t(`certainty.${certainty}`)}</Chip>
        {incentive.needs_approval_first && <Chip>{t('approval_first')}</Chip>}
        <Deadline incentive={incentive} />
      </p>
      <p className="small">{incentive.short_description}</p>
      <WhyEligible incentive={incentive} />
      <Link to={rebatePath(building, incentive)}>
        {t(
          applicationOf(building, incentive) === undefined
            ? 'report:plan.see_rebate'
            : 'report:plan.see_application',
        )}
        <span className="visually-hidden">: {incentive.title}</span>
      </Link>
      {incentive.learn_more_url !== null && (
        <a href={incentive.learn_more_url} target="_blank" rel="noreferrer">
          {t('learn_more')}
          <span className="visually-hidden">: {incentive.title}</span>
        </a>
      )}
    </li>
  )
}

/** An unknown amount is said in words, never printed as zero. */
function Amount({ incentive }: { incentive: IdentifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const { money } = useFormats()
  const cents = amountCents(incentive)
  if (cents === null) return <p className="muted">{t('amount.unknown')}</p>
  return (
    <p className={styles.amount}>
      {incentive.amount_basis === 'maximum' && <small>{t('amount.at_most')} </small>}
      {money(Math.round(cents / 100))}
    </p>
  )
}

function Deadline({ incentive: { date_range } }: { incentive: IdentifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const { date } = useFormats()
  const end = date_range?.end_at
  return end ? <Chip>{t('ends', { date: date(new Date(`${end}T12:00:00Z`)) })}</Chip> : null
}
