import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTarget } from '../../../platform/link-target.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import type { VisitWay } from './use-visit-way.ts'

/** The overview's single call to action: another address, or the ways to reach the partner. */
export function CallToAction({ visit }: { visit: VisitWay | null }) {
  const action = usePartner().settings.sections.home_overview.call_to_action
  if (action === undefined) return null
  if (action.kind === 'contact') return <ContactButton label={action.label} visit={visit} />
  const target = linkTarget({ url: action.url })
  return target === undefined ? null : <LinkButton {...target}>{action.label}</LinkButton>
}

function ContactButton({ label, visit }: { label: string; visit: VisitWay | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const { t } = useTranslation('report')
  const partner = usePartner()
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('contact.title', { partner: partner.contact_name ?? partner.name })}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('contact.close')}
            </Button>
            {visit !== null && (
              <LinkButton to={visit.to} icon="arrow">
                {t(`contact.${visit.kind}_visit`)}
              </LinkButton>
            )}
          </>
        }
      >
        {visit !== null && <p>{t('contact.visit_text')}</p>}
        <p>{t('contact.text')}</p>
        <ul>
          {partner.contact_phone !== null && (
            <li>
              <a href={`tel:${partner.contact_phone}`}>{partner.contact_phone}</a>
            </li>
          )}
          <li>
            <a href={`mailto:${partner.contact_email}`}>{partner.contact_email}</a>
          </li>
        </ul>
      </Modal>
    </>
  )
}
