import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import {
  filterIncentives,
  type IncentiveFilter,
  NO_FILTER,
} from '@hearthlight/domain/incentives/shown/filter-incentives'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { IncentiveRow } from './incentive-row.tsx'
import styles from './incentives.module.css'
import { SectionFilter } from './section-filter.tsx'

type Props = {
  kind: 'applied' | 'available'
  title: string
  building: Building
  incentives: readonly ClassifiedIncentive[]
}

/** One list with a filter of its own: what is filtered here changes no other list. */
export function IncentiveSection({ kind, title, building, incentives }: Props) {
  const [filter, setFilter] = useState<IncentiveFilter>(NO_FILTER)
  const today = dayIn(usePartner().time_zone, new Date())
  const shown = filterIncentives(incentives, filter, today)
  const titleId = `incentives-${kind}`
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title} <span className="muted num">{shown.length}</span>
      </h2>
      {incentives.length > 0 && (
        <SectionFilter
          kind={kind}
          title={title}
          incentives={incentives}
          filter={filter}
          today={today}
          onChange={setFilter}
        />
      )}
      {shown.length === 0 ? (
        <NothingFound onClear={incentives.length > 0 ? () => setFilter(NO_FILTER) : undefined} />
      ) : (
        <ul className={styles.list}>
          {shown.map((incentive) => (
            <IncentiveRow key={incentive.id} kind={kind} incentive={incentive} building={building} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('incentives')
  const { empty_text } = usePartner().settings.sections.incentives
  return (
    <div className={styles.nothing} role="status">
      <p>{empty_text ?? t('page.none')}</p>
      {onClear !== undefined && (
        <Button variant="quiet" size="s" onClick={onClear}>
          {t('page.clear')}
        </Button>
      )}
    </div>
  )
}
