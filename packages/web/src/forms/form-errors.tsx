import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import type { QuestionForm } from './use-question-form.ts'

/**
 * The mistakes of the last attempt, over the form. Each new attempt takes the focus anew; a mistake that comes back while
 * the person types does not.
 */
export function FormErrors({ form }: { form: Pick<QuestionForm, 'summary' | 'attempt' | 'isPending'> }) {
  const { t } = useTranslation('shared')
  const told = useRef(0)
  const { attempt } = form
  const takeFocus = useCallback(
    (summary: HTMLElement | null) => {
      if (summary === null || told.current === attempt) return
      told.current = attempt
      summary.focus()
    },
    [attempt],
  )
  if (form.summary === null || form.isPending) return null
  return (
    <ErrorSummary key={attempt} title={form.summary.title} errors={form.summary.errors} shownRef={takeFocus}>
      <p className="small">{t('form.error_safe')}</p>
    </ErrorSummary>
  )
}
