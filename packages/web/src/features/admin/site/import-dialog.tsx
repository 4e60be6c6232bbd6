import type { Choice } from '@hearthlight/domain/studio/merge'
import { PartnerFile } from '@hearthlight/domain/studio/studio-contract'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ConflictList } from './conflict-list.tsx'
import styles from './studio.module.css'
import { studioApi } from './studio-api.ts'
import type { EditedDraft } from './use-working-copy.ts'

/** Lays a file of another environment over the draft, and asks about what both changed. */
export function ImportDialog({ edited, onClose }: { edited: EditedDraft; onClose: () => void }) {
  const { t } = useTranslation('admin-site')
  const id = useId()
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
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    doing.reset()
    setChoices({})
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
        <label htmlFor={id}>{t('import.file')}</label>
        <input id={id} type="file" accept="application/json" onChange={(event) => void read(event)} />
        <div role="alert">
          {file === 'unreadable' && <Notice tone="danger">{t('import.unreadable')}</Notice>}
          {doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}
        </div>
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
