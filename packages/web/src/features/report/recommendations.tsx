import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import {
  ALL_CATEGORIES,
  chosenCategories,
  RECOMMENDATION_SORTS,
  type RecommendationSort,
  recommendIncentives,
} from '@hearthlight/domain/incentives/recommend-incentives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Select } from '../../ui/select.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import styles from './recommendations.module.css'

/** Incentives that fit this home: filtered by category, sorted, cut to the partner's list size. */
export function Recommendations({ incentives }: { incentives: readonly IdentifiedIncentive[] }) {
  const { t } = useTranslation('incentives')
  const { settings, tags } = usePartner()
  const [category, setCategory] = useState<string | null>(null)
  const [sort, setSort] = useState<RecommendationSort>(settings.recommendation_sort)
  const shown = recommendIncentives(incentives, {
    categories: chosenCategories(category, tags),
    sort,
    list_size: settings.recommendation_list_size ?? undefined,
  })
  return (
    <section className="section" aria-labelledby="recommendations-title">
      <div className={`page ${styles.box}`}>
        <div className={styles.head}>
          <h2 id="recommendations-title">{t('recommended.title')}</h2>
          <div className={styles.controls}>
            <Select
              label={t('recommended.category')}
              value={category ?? ALL_CATEGORIES}
              placeholder={null}
              options={[
                { value: ALL_CATEGORIES, label: t('recommended.all') },
                ...tags.incentive_categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setCategory}
            />
            <Select
              label={t('recommended.sort')}
              value={sort}
              placeholder={null}
              options={RECOMMENDATION_SORTS.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
              onChange={(value) => setSort(RECOMMENDATION_SORTS.find((each) => each === value) ?? sort)}
            />
          </div>
        </div>
        {shown.length === 0 ? (
          <p>{t('recommended.none')}</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((incentive) => (
              <RecommendationCard key={incentive.id} incentive={incentive} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
