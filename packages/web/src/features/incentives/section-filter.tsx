import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { IncentiveFilter } from '@hearthlight/domain/incentives/shown/filter-incentives'
import { RECOMMENDATION_SORTS } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CategoryModal } from './category-modal.tsx'
import styles from './section-filter.module.css'

type Props = {
  kind: 'applied' | 'available'
  title: string
  incentives: readonly ClassifiedIncentive[]
  filter: IncentiveFilter
  today: string
  onChange: (filter: IncentiveFilter) => void
}

export function SectionFilter({ kind, title, incentives, filter, today, onChange }: Props) {
  const { t } = useTranslation('incentives')
  const [isChoosing, setIsChoosing] = useState(false)
  const hasCategories = usePartner().tags.incentive_categories.length > 0
  const count = filter.categories.length
  return (
    <search className={styles.bar} aria-label={t('filter.in', { section: title })}>
      <TextField
        label={t('filter.words')}
        type="search"
        id={`words-${kind}`}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      {kind === 'available' && (
        <Select
          label={t('recommended.sort')}
          id={`sort-${kind}`}
          value={filter.sort}
          placeholder={null}
          options={RECOMMENDATION_SORTS.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
          onChange={(value) =>
            onChange({
              ...filter,
              sort: RECOMMENDATION_SORTS.find((each) => each === value) ?? filter.sort,
            })
          }
        />
      )}
      {hasCategories && (
        <Button variant="secondary" icon="filter" iconPlace="start" onClick={() => setIsChoosing(true)}>
          {count === 0 ? t('filter.all') : t('filter.chosen', { count })}
        </Button>
      )}
      {kind === 'available' && (
        <Checkbox
          label={t('filter.ends_soon')}
          value={filter.endsSoon}
          onChange={(endsSoon) => onChange({ ...filter, endsSoon })}
        />
      )}
      {isChoosing && (
        <CategoryModal
          incentives={incentives}
          filter={filter}
          today={today}
          onFilter={(categories) => {
            onChange({ ...filter, categories })
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </search>
  )
}
