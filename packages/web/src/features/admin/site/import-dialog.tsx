import type { Choice } from '@hearthlight/domain/studio/merge'
import { PartnerFile } from '@hearthlight/domain/studio/studio-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ConflictList } from './conflict-list.tsx'
import { studioApi } from './studio-api.ts'
import type { EditedDraft } from './use-working-copy.ts'
import styles from './values.module.css'

/** Lays a file of another environment over the draft, and asks about what both changed. */
export function ImportDialog({ edited, onClose }: { edited: EditedDraft; onClose: () => void }) {
  const { t } = useTranslation('admin-site')
  const [name, setName] = useState<string | null>(null)
  const [file, setFile] = useState<PartnerFile | 'unreadable' | null>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const doing = useMutation({
    mutationFn: async (given: PartnerFile) => {
      const { revision } = edited.draft
      const merged = await studioApi.importFile({ revision, file: given, choices })
      if (merged.conflicts.length > 0) return merged.conflicts
      edited.take(await studioApi.draft())
      onClose()
      return []
    },
  })
  const read = async (chosen: File | undefined) => {
    doing.reset()
    setChoices({})
    setName(chosen?.name ?? null)
    if (chosen === undefined) {
      setFile(null)
      return
    }
    const parsed = PartnerFile.safeParse(
      await chosen
        .text()
        .then(JSON.parse)
        .catch(() => null),
    )
    setFile(parsed.data ?? 'unreadable')
  }
  const conflicts = doing.data ?? []
  const isReady = file !== null && file !== 'unreadable' && conflicts.length <= Object.keys(choices).length
  return (
    <Modal
      isOpen
      title={t('import.title')}
      onClose={onClose}
      actions={
        <Button
          isDisabled={!isReady}
          isPending={doing.isPending}
          onClick={() => file !== null && file !== 'unreadable' && doing.mutate(file)}
        >
          {t('import.run')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{t('import.text')}</p>
        <FileField
          label={t('import.file')}
          accept="application/json"
          error={file === 'unreadable' ? t('import.unreadable') : undefined}
          files={name === null ? [] : [name]}
          onAdd={([chosen]) => void read(chosen)}
          onRemove={() => void read(undefined)}
        />
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
        {conflicts.length > 0 && (
          <>
            <p>{t('import.conflicts')}</p>
            <ConflictList conflicts={conflicts} choices={choices} onChange={setChoices} />
          </>
        )}
      </div>
    </Modal>
  )
}
