import { FILE_LIMITS, PartnerFile } from '@hearthlight/domain/studio/contract/studio-contract'
import type { Choice } from '@hearthlight/domain/studio/merge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi } from '../../api/site-api.ts'
import { ConflictList } from '../../editor/draft/conflict-list.tsx'
import { usePlaceName } from '../use-place-name.ts'
import type { SiteDraft } from '../use-site-draft.ts'
import styles from '../values.module.css'

type ReadFile = PartnerFile | 'unreadable' | 'too_big'

async function readFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > FILE_LIMITS.bytes) return 'too_big'
  const parsed = PartnerFile.safeParse(
    await chosen
      .text()
      .then(JSON.parse)
      .catch(() => null),
  )
  return parsed.data ?? 'unreadable'
}

/** Lays a file of another environment over the draft, and asks about what both changed. */
export function ImportDialog({ edited, onClose }: { edited: SiteDraft; onClose: () => void }) {
  const { t } = useTranslation('admin-site')
  const nameAt = usePlaceName()
  const [name, setName] = useState<string | null>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const [withContent, setWithContent] = useState(true)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const doing = useMutation({
    mutationFn: async (given: PartnerFile) => {
      const { revision } = edited.draft
      const merged = await studioApi.importFile({ revision, file: given, choices, with_content: withContent })
      if (merged.conflicts.length === 0) onClose()
      return merged.conflicts
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
    setFile(await readFile(chosen))
  }
  const conflicts = doing.data ?? []
  const readable = typeof file === 'string' ? null : file
  const isReady = readable !== null && conflicts.length <= Object.keys(choices).length
  return (
    <Modal
      isOpen
      title={t('import.title')}
      onClose={onClose}
      actions={
        <Button
          isDisabled={!isReady}
          isPending={doing.isPending}
          onClick={() => readable !== null && doing.mutate(readable)}
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
          error={
            typeof file === 'string'
              ? t(`import.${file}`, { most: FILE_LIMITS.bytes / 1024 / 1024 })
              : undefined
          }
          files={name === null ? [] : [name]}
          onAdd={([chosen]) => void read(chosen)}
          onRemove={() => void read(undefined)}
        />
        {readable !== null && <ContentChoice file={readable} value={withContent} onChange={setWithContent} />}
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
        {conflicts.length > 0 && (
          <>
            <p>{t('import.conflicts')}</p>
            <ConflictList {...{ conflicts, nameAt, choices }} onChange={setChoices} />
          </>
        )}
      </div>
    </Modal>
  )
}

type ContentProps = { file: PartnerFile; value: boolean; onChange: (value: boolean) => void }

/** Whether the programs and incentives of the file come along. */
function ContentChoice({ file: { programs, incentives }, value, onChange }: ContentProps) {
  const { t } = useTranslation('admin-site')
  if (programs.length + incentives.length === 0) return null
  return (
    <Checkbox
      label={t('import.content', { programs: programs.length, incentives: incentives.length })}
      description={t('import.content_hint')}
      value={value}
      onChange={onChange}
    />
  )
}
