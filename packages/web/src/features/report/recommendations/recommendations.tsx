import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import {
  ALL_CATEGORIES,
  chosenCategories,
  RECOMMENDATION_SORTS,
  type RecommendationSort,
  recommendIncentives,
} from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import styles from './recommendations.module.css'

type Props = { incentives: readonly IdentifiedIncentive[]; building: Building }

/** Incentives that fit this home: filtered by category, sorted, cut to the partner's list size. */
export function Recommendations({ incentives, building }: Props) {
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
    <section className="section" id="rebates" aria-labelledby="recommendations-title">
      <div className={`page ${styles.box}`}>
        <div className={styles.head}>
          <h2 id="recommendations-title">{t('recommended.title')}</h2>
          <div className={styles.controls}>
            <CategorySelect category={category} onChange={setCategory} />
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
              <RecommendationCard key={incentive.id} incentive={incentive} building={building} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const PARTNERS_OWN = 'partners-own'

type CategorySelectProps = { category: string | null; onChange: (category: string | null) => void }

/** Until a person chooses, it says which categories the partner chose. */
function CategorySelect({ category, onChange }: CategorySelectProps) {
  const { t } = useTranslation('incentives')
  const { incentive_categories, recommended_categories } = usePartner().tags
  const hasOwn = recommended_categories.length > 0
  const ownNames = incentive_categories
    .filter(({ id }) => recommended_categories.includes(id))
    .map(({ name }) => name)
  return (
    <Select
      label={t('recommended.category')}
      value={category ?? (hasOwn ? PARTNERS_OWN : ALL_CATEGORIES)}
      placeholder={null}
      options={[
        ...(hasOwn ? [{ value: PARTNERS_OWN, label: ownNames.join(', ') || t('recommended.title') }] : []),
        { value: ALL_CATEGORIES, label: t('recommended.all') },
        ...incentive_categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onChange(value === PARTNERS_OWN ? null : value)}
    />
  )
}
