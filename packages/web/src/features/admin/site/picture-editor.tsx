import { MAX_PICTURE_BYTES } from '@hearthlight/domain/studio/studio-contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { contentOf, PICTURE_TYPES } from './picture-file.ts'
import styles from './studio.module.css'
import { studioApi } from './studio-api.ts'
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
      <label className={styles.upload}>
        {t('picture.upload')}
        <input
          type="file"
          accept={PICTURE_TYPES}
          onChange={({ target }) => target.files?.[0] !== undefined && upload.mutate(target.files[0])}
        />
      </label>
      <div role="alert">{upload.error !== null && <Notice tone="danger">{upload.error.message}</Notice>}</div>
    </div>
  )
}
