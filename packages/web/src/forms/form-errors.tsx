import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { FieldFormState } from './use-field-form.ts'

/** The mistakes of the last attempt, over the form; each new attempt takes the focus anew. */
export function FormErrors({ form }: { form: Pick<FieldFormState, 'summary' | 'attempt' | 'isPending'> }) {
  const { t } = useTranslation('shared')
  if (form.summary === null || form.isPending) return null
  return (
    <ErrorSummary key={form.attempt} title={form.summary.title} errors={form.summary.errors}>
      <p className="small">{t('form.error_safe')}</p>
    </ErrorSummary>
  )
}
