import { useTranslation } from 'react-i18next'
import type { QuestionForm } from '../../../forms/use-question-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = { form: QuestionForm; code: string; refresh: () => Promise<void> }

/** Whoever was overtaken by a colleague keeps what they typed, and can have it beside what stands there now. */
export function LookAgain({ form, code, refresh }: Props) {
  const { t } = useTranslation('admin-kit')
  if (form.refused?.code !== code) return null
  return (
    <Notice tone="info">
      <Button variant="secondary" size="s" onClick={() => void refresh()}>
        {t('dialog.look_again')}
      </Button>
    </Notice>
  )
}
