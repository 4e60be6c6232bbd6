import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IncentiveRow } from './incentive-row.tsx'
import styles from './incentives.module.css'

type Props = { building: Building; incentives: readonly ClassifiedIncentive[] }

/** What an energy advisor looks after. Whoever has just asked for one is led here: the row they asked from is gone. */
export function AssignedSection({ building, incentives }: Props) {
  const { t } = useTranslation('incentives')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(incentives.length)
  useEffect(() => {
    if (incentives.length > before.current) heading.current?.focus()
    before.current = incentives.length
  }, [incentives.length])
  if (incentives.length === 0) return null
  return (
    <section aria-labelledby="incentives-assigned">
      <h2 id="incentives-assigned" className={styles.title} tabIndex={-1} ref={heading}>
        {t('page.assigned')} <span className="muted num">{incentives.length}</span>
      </h2>
      <ul className={styles.list}>
        {incentives.map((incentive) => (
          <IncentiveRow key={incentive.id} kind="assigned" incentive={incentive} building={building} />
        ))}
      </ul>
    </section>
  )
}
