import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

type Props = {
  section: Section
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onAdvanced: () => void
  onOverview: () => void
}

/** Spec 1 section 2: from the lite pages into the advanced mode, or straight to the overview. */
export function TransitionModal({ section, isOpen, isPending, onClose, onAdvanced, onOverview }: Props) {
  const { t } = useTranslation('assessment')
  const words = usePartner().settings.sections.audit_sections[section].modals.change_advanced_mode
  return (
    <Modal
      id="modal-page-transition"
      isOpen={isOpen}
      onClose={onClose}
      title={words.title ?? t('wizard.modal.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onOverview} isPending={isPending}>
            {words.overview_label ?? t('wizard.modal.overview')}
          </Button>
          <Button onClick={onAdvanced} isPending={isPending}>
            {words.advanced_label ?? t('wizard.modal.advanced')}
          </Button>
        </>
      }
    >
      <p>{words.text ?? t('wizard.modal.text')}</p>
    </Modal>
  )
}
