import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import {
  filterIncentives,
  type IncentiveFilter,
  isInCategories,
} from '@hearthlight/domain/incentives/shown/filter-incentives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

type Props = {
  incentives: readonly ClassifiedIncentive[]
  filter: IncentiveFilter
  today: string
  onFilter: (categories: string[]) => void
  onClose: () => void
}

/** The categories of the partner, each with how many of this list it holds. */
export function CategoryModal({ incentives, filter, today, onFilter, onClose }: Props) {
  const { t } = useTranslation('incentives')
  const [chosen, setChosen] = useState<string[]>([...filter.categories])
  const { incentive_categories } = usePartner().tags
  const matching = filterIncentives(incentives, { ...filter, categories: chosen }, today).length
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('filter.categories')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('filter.cancel')}
          </Button>
          <Button onClick={() => onFilter(chosen)}>{t('filter.apply')}</Button>
        </>
      }
    >
      <CheckboxGroup
        label={t('filter.choose')}
        value={chosen}
        onChange={setChosen}
        choices={incentive_categories.map(({ id, name }) => ({
          value: id,
          label: `${name} (${incentives.filter((each) => isInCategories(each, [id])).length})`,
        }))}
      />
      <p className="small muted" role="status">
        {t('filter.matches', { count: matching })}
      </p>
    </Modal>
  )
}
