import type { TermsConfig } from '@hearthlight/domain/programs/wire/page-configuration'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptTerms, pageQuery } from '../../../api/application-steps-api.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { NotConfigured } from './not-configured.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

export function TermsStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const page = useQuery(pageQuery('response', props.project, props.step.id))
  if (page.data !== undefined && page.data.terms !== null) return <Terms {...props} terms={page.data.terms} />
  return (
    <StepFrame {...props}>
      {page.data !== undefined ? (
        <NotConfigured />
      ) : page.isError ? (
        <RetryState title={t('edit.failed')} query={page} />
      ) : (
        <Skeleton lines={6} />
      )}
    </StepFrame>
  )
}

function Terms({ terms, ...props }: StepProps & { terms: TermsConfig }) {
  const { t } = useTranslation(['programs', 'applications'])
  const { project, step } = props
  const [isAccepted, setAccepted] = useState(terms.accept_tnc)
  const [isMissing, setMissing] = useState(false)
  const save = async () => {
    setMissing(!isAccepted)
    if (!isAccepted) return false
    await acceptTerms({
      accept_tnc: true,
      is_tc_update: true,
      details: { isFieldUpdate: false, project_id: project.id, cn: step.id, cs: step.step_num },
      ...(terms.accept_status_value !== null && { project_status: terms.accept_status_value }),
    })
    return true
  }
  return (
    <StepFrame {...props} hasErrors={isMissing}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.terms} tabIndex={0} aria-label={t('applications:edit.terms')}>
        <Markdown text={terms.terms_and_conditions} headingLevel={3} />
      </section>
      <StepForm
        {...props}
        save={save}
        isDirty={() => isAccepted !== terms.accept_tnc}
        {...(terms.accept_status_value !== null && { nextLabel: t('applications:edit.submit') })}
      >
        <Checkbox
          name="accept_tnc"
          label={terms.accept_check_box_label}
          value={isAccepted}
          onChange={(is) => {
            setAccepted(is)
            setMissing(false)
          }}
          error={isMissing ? t('problem.terms') : undefined}
        />
      </StepForm>
    </StepFrame>
  )
}
