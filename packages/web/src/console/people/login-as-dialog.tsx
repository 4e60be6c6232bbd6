import { ownField } from '@hearthlight/domain/forms/field-definition'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { peopleApi } from '../api/people-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'

const FIELDS = [
  ownField({
    name: 'reason',
    type: 'textarea',
    label: 'admin-people:login_as.reason',
    required: true,
    help_text: 'admin-people:login_as.reason_hint',
    validations: { min: 3, max: 500 },
  }),
]

type Props = { id: string; name: string; onClose: () => void }

/** Asks why, then opens the portal as this person in this very window: the link works in this browser only. */
export function LoginAsDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('admin-people')
  const { pathname, search } = useLocation()
  const form = useQuestionForm({
    id: 'login-as',
    record: id,
    questions: useQuestions(FIELDS),
    save: async ({ reason }) =>
      window.location.assign(await peopleApi.loginAs(id, String(reason), pathname + search)),
  })
  return (
    <QuestionDialog
      form={form}
      title={t('login_as.title', { name })}
      submitLabel={t('login_as.button', { name })}
      intro={<p>{t('login_as.text')}</p>}
      onClose={onClose}
    />
  )
}
