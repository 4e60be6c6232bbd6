import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileSize } from '../../documents/use-file-size.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './readings.module.css'
import { useUpload } from './use-upload.ts'

/** Files to be sent, how far they are, and what became of each. */
export function UploadFiles() {
  const { t } = useTranslation('admin-readings')
  const fileSize = useFileSize()
  const [files, setFiles] = useState<readonly File[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const { send, sending, failed, received, stop } = useUpload()
  const add = (chosen: readonly File[]) => {
    const names = new Set(chosen.map(({ name }) => name))
    setFiles([...files.filter(({ name }) => !names.has(name)), ...chosen])
    setIsMissing(false)
  }
  const submit = async () => {
    setIsMissing(files.length === 0)
    if (files.length === 0 || sending !== null) return
    await send(files)
    setFiles([])
  }
  return (
    <form
      className={styles.upload}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FileField
        name="files"
        label={t('choose')}
        description={t('hint')}
        error={isMissing ? t('problem.no-file') : undefined}
        files={files.map(({ name }) => name)}
        isMultiple
        isDisabled={sending !== null}
        onAdd={add}
        onRemove={(removed) => setFiles(files.filter(({ name }) => name !== removed))}
        isRequired
      />
      <Button type="submit" isPending={sending !== null}>
        {t('upload')}
      </Button>
      {sending !== null && (
        <div className={styles.sending}>
          <p className="small num">
            {t('sending', { name: sending.name })} ·{' '}
            {t('sent', { sent: fileSize(sending.sent), all: fileSize(sending.all) })}
          </p>
          <progress
            className={styles.progress}
            aria-label={t('sending', { name: sending.name })}
            value={sending.sent}
            max={sending.all}
          />
          <Button variant="quiet" size="s" onClick={stop}>
            {t('stop_sending')}
          </Button>
        </div>
      )}
      <div className={styles.told} role="alert">
        {failed.map(({ name, why }) => (
          <Notice key={name} tone="danger">
            {t('not_sent', { name, why })}
          </Notice>
        ))}
      </div>
      <div className={styles.told} role="status">
        {received > 0 && <Notice tone="positive">{t('sent_all', { count: received })}</Notice>}
      </div>
    </form>
  )
}
