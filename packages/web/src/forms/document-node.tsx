import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { DocumentQuestion } from '@hearthlight/domain/forms/question'
import { useTranslation } from 'react-i18next'
import { FileField } from '../ui/fields/file-field.tsx'
import { useFormPart } from './form-store.ts'
import type { NodeProps } from './node-props.ts'
import styles from './questions.module.css'

/** Files that are asked for. Where they are stored is the matter of whoever gives the form its `upload`. */
export function DocumentNode({ question, ...drawn }: NodeProps<DocumentQuestion>) {
  const { t } = useTranslation('shared')
  const { store, actions, scope, isDisabled, isReadOnly } = drawn
  const path = scope + question.name
  const value = useFormPart(store, ({ values }) => values[path])
  const error = useFormPart(store, ({ messages }) => messages[path])
  const files = chosenValues(value)
  return (
    <div className={styles.cell}>
      <FileField
        name={path}
        label={question.label}
        labelNote={question.required ? undefined : `(${t('form.optional')})`}
        description={question.help_text}
        error={error}
        isRequired={question.required}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        files={files}
        isMultiple={question.max > 1}
        onAdd={(chosen) => void actions.addFiles(path, chosen)}
        onRemove={(file) =>
          actions.change(
            path,
            files.filter((one) => one !== file),
          )
        }
      />
    </div>
  )
}
