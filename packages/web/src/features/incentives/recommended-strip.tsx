import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { recommendIncentives } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../applications/amount.tsx'
import { measurePictogram } from '../../home/measure-pictogram.ts'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Pictogram } from '../../ui/pictures/pictogram.tsx'
import { IncentiveActions } from './incentive-actions.tsx'
import styles from './recommended-strip.module.css'

type Props = { building: Building; incentives: readonly ClassifiedIncentive[] }

/** What pays for what the audit advises, in the order the partner chose. */
export function RecommendedStrip({ building, incentives }: Props) {
  const { t } = useTranslation('incentives')
  const { settings } = usePartner()
  const { recommended_title } = settings.sections.incentives
  const [isWhole, setIsWhole] = useState(false)
  if (incentives.length === 0) return null
  const { recommendation_sort: sort, recommendation_list_size: size } = settings
  const shown = recommendIncentives(incentives, {
    sort,
    list_size: isWhole ? undefined : (size ?? undefined),
  })
  return (
    <section className={styles.strip} aria-labelledby="recommended-title">
      <div className={styles.head}>
        <h2 id="recommended-title">{recommended_title ?? t('recommended.title')}</h2>
        <p className="small muted">{t(`sort.${sort}`)}</p>
      </div>
      <ul className={styles.list}>
        {shown.map((incentive) => (
          <li key={incentive.id} className={styles.card}>
            <Pictogram name={measurePictogram(incentive.measure_ids[0] ?? '')} size="l" />
            <h3>{incentive.title}</h3>
            <Amount incentive={incentive} />
            <p className="small muted">{incentive.short_description}</p>
            <IncentiveActions incentive={incentive} building={building} />
          </li>
        ))}
      </ul>
      {shown.length < incentives.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('page.show_all', { count: incentives.length })}
        </Button>
      )}
    </section>
  )
}
