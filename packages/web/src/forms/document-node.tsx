import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { DocumentQuestion } from '@hearthlight/domain/forms/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../platform/http-problem.ts'
import { FileField } from '../ui/file-field.tsx'
import { useFormPart } from './form-store.ts'
import type { NodeProps } from './node-props.ts'
import styles from './questions.module.css'

/** Files that are asked for. What is stored of them, and where, is the matter of whoever gives the form its `upload`. */
export function DocumentNode({ question, ...drawn }: NodeProps<DocumentQuestion>) {
  const { t } = useTranslation('shared')
  const { store, actions, scope, upload, isDisabled, isReadOnly } = drawn
  const path = scope + question.name
  const value = useFormPart(store, ({ values }) => values[path])
  const error = useFormPart(store, ({ messages }) => messages[path])
  const files = chosenValues(value)
  const [failure, setFailure] = useState<string>()
  const add = async (chosen: readonly File[]) => {
    setFailure(undefined)
    if (upload === undefined) return
    for (const file of chosen) {
      try {
        const stored = await upload(file)
        actions.change(path, [...chosenValues(store.get().values[path]), stored])
      } catch (cause) {
        if (!(cause instanceof HttpProblem)) throw cause
        setFailure(cause.title)
      }
    }
  }
  return (
    <div className={styles.cell}>
      <FileField
        name={path}
        label={question.label}
        labelNote={question.required ? undefined : `(${t('form.optional')})`}
        description={question.help_text}
        error={failure ?? error}
        isRequired={question.required}
        isDisabled={isDisabled || upload === undefined}
        isReadOnly={isReadOnly}
        files={files}
        isMultiple={question.max > 1}
        onAdd={(chosen) => void add(chosen)}
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
