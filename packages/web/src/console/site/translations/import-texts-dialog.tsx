import { XLIFF_LIMITS, type XliffRead } from '@hearthlight/domain/studio/translations/translations-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { translationsApi } from '../../api/translations-api.ts'

type Props = { onTake: (read: XliffRead) => void; onClose: () => void }

/** Reads a file that came back from a translator, says what of it is new, and puts that into the list. */
export function ImportTextsDialog({ onTake, onClose }: Props) {
  const { t } = useTranslation('admin-site')
  const [file, setFile] = useState<File | null>(null)
  const reading = useMutation({
    mutationFn: async (chosen: File) => translationsApi.read(await chosen.text()),
  })
  const isTooBig = file !== null && file.size > XLIFF_LIMITS.bytes
  const choose = (chosen: File | null) => {
    reading.reset()
    setFile(chosen)
  }
  const { data: read } = reading
  return (
    <Modal
      isOpen
      title={t('translations.file.import_title')}
      onClose={onClose}
      actions={
        read === undefined ? (
          <Button
            isDisabled={file === null || isTooBig}
            isPending={reading.isPending}
            onClick={() => file !== null && reading.mutate(file)}
          >
            {t('translations.file.read')}
          </Button>
        ) : (
          <Button isDisabled={read.texts.length === 0} onClick={() => onTake(read)}>
            {t('translations.file.take', { count: read.texts.length })}
          </Button>
        )
      }
    >
      <p>{t('translations.file.import_text')}</p>
      <FileField
        label={t('translations.file.file')}
        accept=".xlf,.xliff,application/xliff+xml"
        error={isTooBig ? t('translations.file.too_big') : undefined}
        files={file === null ? [] : [file.name]}
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
      />
      <div role="status">
        {read !== undefined && <p>{t('translations.file.found', { ...read, count: read.texts.length })}</p>}
      </div>
      <div role="alert">
        {reading.error !== null && <Notice tone="danger">{reading.error.message}</Notice>}
      </div>
    </Modal>
  )
}
