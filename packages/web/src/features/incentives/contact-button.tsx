import { takesContact } from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { useClickLock } from '../../ui/use-click-lock.ts'

type Props = { incentive: ClassifiedIncentive; onContact: () => void; size?: ButtonLook['size'] }

/** Says afterwards that somebody was contacted. What is not open to the home has nobody to ask. */
export function ContactButton({ incentive, onContact, size = 's' }: Props) {
  const { t } = useTranslation('incentives')
  const { contact_button, contacted_button } = usePartner().settings.sections.incentives
  const { isLocked, lock } = useClickLock()
  const of = incentive.classification
  if (!takesContact(incentive) || of === null) return null
  if (of.is_assigned)
    return (
      <Button variant="secondary" size={size} isDisabled>
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
    <Button variant="secondary" size={size} isPending={isLocked} onClick={contact}>
      {contact_button ?? words}
      <span className="visually-hidden">: {incentive.title}</span>
    </Button>
  )
}
