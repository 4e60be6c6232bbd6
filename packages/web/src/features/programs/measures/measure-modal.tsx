import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../platform/markdown.tsx'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'

/** What qualifies as this measure, and how its amount comes about. */
export function MeasureModal({ measure, onClose }: { measure: Retrofit; onClose: () => void }) {
  const { t } = useTranslation('applications')
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={measure.name}
      actions={<Button onClick={onClose}>{t('measures.close')}</Button>}
    >
      <p>
        <b>{measure.formula_says}</b>
      </p>
      <Markdown text={measure.program_specific_measure_details} headingLevel={3} />
    </Modal>
  )
}
