import { MAX_PICTURE_BYTES } from '@hearthlight/domain/studio/contract/studio-contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { studioApi } from '../../api/site-api.ts'
import { PaperLogoNote } from '../paper-logo-note.tsx'
import { contentOf, PICTURE_TYPES } from '../picture-file.ts'
import styles from '../values.module.css'
import type { LeafProps } from './value-props.ts'

/** A picture by its address, or uploaded. */
export function PictureEditor({ field, label, value, onChange }: LeafProps) {
  const { t } = useTranslation('admin-site')
  const text = typeof value === 'string' ? value : ''
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_PICTURE_BYTES) throw new Error(t('picture.too_big'))
      const { url } = await studioApi.addPicture({ name: file.name, content: await contentOf(file) })
      onChange(url)
    },
  })
  return (
    <div className={styles.stack}>
      {text !== '' && <img className={styles.picture} src={text} alt={t('picture.alt', { name: label })} />}
      <TextField
        label={label}
        isLabelHidden
        value={text}
        onChange={(next) =>
          onChange(next === '' && !field.required ? (field.nullable ? null : undefined) : next)
        }
      />
      <FileField
        label={t('picture.upload')}
        accept={PICTURE_TYPES}
        error={upload.error?.message}
        files={[]}
        onAdd={([chosen]) => chosen !== undefined && upload.mutate(chosen)}
        onRemove={() => upload.reset()}
      />
      {field.key === 'logo_url' && <PaperLogoNote file={upload.isSuccess ? upload.variables : null} />}
    </div>
  )
}
