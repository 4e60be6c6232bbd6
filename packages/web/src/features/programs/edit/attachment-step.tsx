import type { AttachmentQuestion, AttachmentSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { sectionsQuery } from '../../../api/application-steps-api.ts'
import { errorEntry } from '../../../forms/error-entry.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { fieldId } from '../../../ui/fields/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { Attachment } from './attachment.tsx'
import { NotConfigured } from './not-configured.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useArrival } from './use-arrival.ts'

export function AttachmentStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const sections = useQuery(sectionsQuery(props.project, props.step.id, search))
  if (sections.data !== undefined)
    return (
      <Attachments
        {...props}
        sections={sections.data.filter((section) => section.question_type === 'Attachment')}
      />
    )
  return (
    <StepFrame {...props}>
      {sections.isError ? <RetryState title={t('edit.failed')} query={sections} /> : <Skeleton lines={6} />}
    </StepFrame>
  )
}

/** Files are kept as they come; the buttons only ask whether one that is required is missing. */
function Attachments({ sections, ...props }: StepProps & { sections: readonly AttachmentSection[] }) {
  const { t } = useTranslation('shared')
  const [isChecked, setChecked] = useState(false)
  useArrival()
  const missing = sections.flatMap(({ questions }) => questions).filter(isMissing)
  const shown = isChecked ? missing : []
  const save = async () => {
    setChecked(true)
    return missing.length === 0
  }
  return (
    <StepFrame {...props} hasErrors={shown.length > 0}>
      {shown.length > 0 && (
        <ErrorSummary
          title={t('form.error_title')}
          errors={shown.map(({ id, question }) => ({
            name: id,
            message: errorEntry(t, question, t('validation.upload')),
          }))}
        />
      )}
      <StepForm {...props} save={save}>
        {sections.every(({ questions }) => questions.length === 0) && <NotConfigured />}
        {sections.map((section) => (
          <section key={section.id} className={styles.fields}>
            <header>
              <h2>{section.name}</h2>
              {section.message_or_instructions !== null && (
                <p className="muted">{section.message_or_instructions}</p>
              )}
            </header>
            {section.questions.map((question) => (
              <Attachment
                key={question.id}
                id={fieldId(question.id)}
                question={question}
                section={section}
                error={shown.includes(question) ? t('validation.upload') : undefined}
              />
            ))}
          </section>
        ))}
      </StepForm>
    </StepFrame>
  )
}

const isMissing = ({ required, responses }: AttachmentQuestion) =>
  required === 'true' && responses.length === 0
