import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx'
import styles from './file-field.module.css'

type Props = FieldProps & {
  /** What is there already, by name. */
  files: readonly string[]
  isMultiple?: boolean | undefined
  /** Which files the picker offers, as the attribute of that name says it. */
  accept?: string | undefined
  onAdd: (chosen: readonly File[]) => void
  onRemove: (file: string) => void
}

/** The browser's own picker, and what was picked so far, each with the way to take it back. */
export function FileField({ files, isMultiple, accept, onAdd, onRemove, ...field }: Props) {
  const { t } = useTranslation('shared')
  const ids = useFieldIds(field)
  const isOpen = !field.isDisabled && !field.isReadOnly
  return (
    <FieldFrame {...field} ids={ids}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file}>
              <span>{file}</span>
              {isOpen && (
                <IconButton
                  icon="close"
                  size="s"
                  label={t('form.remove_item', { name: file })}
                  onClick={() => onRemove(file)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        type="file"
        id={ids.control}
        name={field.name}
        className={styles.input}
        multiple={isMultiple}
        accept={accept}
        disabled={!isOpen}
        aria-invalid={field.error !== undefined ? true : undefined}
        aria-describedby={ids.describedBy}
        required={field.isRequired && files.length === 0}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])])
          // The same file may be picked again after it was taken back.
          event.target.value = ''
        }}
      />
    </FieldFrame>
  )
}
