import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { importsApi } from '../api/imports-api.ts'
import styles from './imports.module.css'

/** Sends a file; what its columns hold is asked on the next page. */
export function UploadForm() {
  const { t } = useTranslation('admin-imports')
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const upload = useMutation({
    mutationFn: importsApi.upload,
    onSuccess: (id) => void navigate(consolePath('import', { id })),
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setIsMissing(false)
    upload.reset()
  }
  return (
    <form
      className={styles.upload}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(file === null)
        if (file !== null && !upload.isPending) upload.mutate(file)
      }}
    >
      <FileField
        name="file"
        label={t('choose')}
        description={t('choose_hint')}
        error={isMissing ? t('problem.no-file') : upload.error?.message}
        files={file === null ? [] : [file.name]}
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
        isRequired
      />
      <Button type="submit" isPending={upload.isPending}>
        {t('upload')}
      </Button>
    </form>
  )
}
