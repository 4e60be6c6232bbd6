import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../applications/incentive-row.module.css'
import { Button } from '../../ui/button.tsx'
import { canApply } from './application/can-apply.ts'
import { useOpenApplication } from './application/use-open-application.ts'
import { ContactButton } from './contact-button.tsx'
import { ContactModal } from './contact-modal.tsx'

type Props = {
  building: Building
  incentive: ClassifiedIncentive
  /** Off in the list of what was applied for: another one is among those that are open. */
  appliesHere?: boolean
}

export function IncentiveActions({ building, incentive, appliesHere = true }: Props) {
  const { t } = useTranslation('incentives')
  const [isAsking, setIsAsking] = useState(false)
  const { apply, learnMore } = useOpenApplication()
  return (
    <div className={styles.actions}>
      {appliesHere && canApply(incentive) && (
        <Button size="s" onClick={() => apply(incentive.id)}>
          {t('apply.button')}
          <span className="visually-hidden">: {incentive.title}</span>
        </Button>
      )}
      <ContactButton incentive={incentive} onContact={() => setIsAsking(true)} />
      <Button variant="quiet" size="s" onClick={() => learnMore(incentive.id)}>
        {t('learn_more')}
        <span className="visually-hidden">: {incentive.title}</span>
      </Button>
      {isAsking && (
        <ContactModal incentive={incentive} building={building} onClose={() => setIsAsking(false)} />
      )}
    </div>
  )
}
