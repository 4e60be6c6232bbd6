import type { Choice, Conflict } from '@hearthlight/domain/studio/merge'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { ConflictList } from './conflict-list.tsx'

type Props = {
  conflicts: readonly Conflict[]
  onDecide: (choices: Readonly<Record<string, Choice>>) => void
}

/** Somebody else saved the same settings meanwhile: nothing goes on before it is decided whose stand. */
export function ConflictDialog({ conflicts, onDecide }: Props) {
  const { t } = useTranslation('admin-site')
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  return (
    <Modal
      isOpen
      isDismissable={false}
      title={t('conflict.title')}
      onClose={() => undefined}
      actions={
        <Button isDisabled={Object.keys(choices).length < conflicts.length} onClick={() => onDecide(choices)}>
          {t('conflict.decide')}
        </Button>
      }
    >
      <p>{t('conflict.text')}</p>
      <ConflictList conflicts={conflicts} choices={choices} onChange={setChoices} />
    </Modal>
  )
}
