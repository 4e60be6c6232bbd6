import type { Building } from '@hearthlight/domain/buildings/building'
import { takesContact } from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { useClickLock } from '../../ui/use-click-lock.ts'
import { canApply } from './application/can-apply.ts'
import { useOpenApplication } from './application/use-open-application.ts'
import { ContactModal } from './contact-modal.tsx'
import { DetailModal } from './detail-modal.tsx'
import styles from './incentive-row.module.css'

type Props = {
  building: Building
  incentive: ClassifiedIncentive
  /** Off in the list of what was applied for: another one is among those that are open. */
  appliesHere?: boolean
}

export function IncentiveActions({ building, incentive, appliesHere = true }: Props) {
  const { t } = useTranslation('incentives')
  const [open, setOpen] = useState<'detail' | 'contact' | null>(null)
  const { apply } = useOpenApplication()
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      {appliesHere && canApply(incentive) && (
        <Button size="s" onClick={() => apply(incentive.id)}>
          {t('apply.button')}
          <span className="visually-hidden">: {incentive.title}</span>
        </Button>
      )}
      <ContactButton incentive={incentive} onContact={() => setOpen('contact')} />
      <Button variant="quiet" size="s" onClick={() => setOpen('detail')}>
        {t('learn_more')}
        <span className="visually-hidden">: {incentive.title}</span>
      </Button>
      {open === 'detail' && <DetailModal incentive={incentive} building={building} onClose={close} />}
      {open === 'contact' && <ContactModal incentive={incentive} building={building} onClose={close} />}
    </div>
  )
}

type ContactButtonProps = { incentive: ClassifiedIncentive; onContact: () => void }

/** Says afterwards that somebody was contacted. What is not open to the home has nobody to ask. */
function ContactButton({ incentive, onContact }: ContactButtonProps) {
  const { t } = useTranslation('incentives')
  const { contact_button, contacted_button } = usePartner().settings.sections.incentives
  const { isLocked, lock } = useClickLock()
  const of = incentive.classification
  if (!takesContact(incentive) || of === null) return null
  if (of.is_assigned)
    return (
      <Button variant="secondary" size="s" isDisabled>
        {contacted_button ?? t('contact.contacted')}
      </Button>
    )
  if (!of.is_available && !of.is_recommended) return null
  const words = incentive.require_contractor ? t('contact.contractor') : t('contact.assessment')
  const contact = () => {
    lock()
    onContact()
  }
  return (
    <Button variant="secondary" size="s" isPending={isLocked} onClick={contact}>
      {contact_button ?? words}
      <span className="visually-hidden">: {incentive.title}</span>
    </Button>
  )
}
