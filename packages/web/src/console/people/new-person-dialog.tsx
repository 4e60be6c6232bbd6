import { ownField } from '@hearthlight/domain/forms/field-definition'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { peopleApi } from '../api/people-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'

const asked = (name: string, required = false) =>
  ownField({
    name,
    type: 'text',
    label: `admin-people:field.${name}`,
    required,
    validations: { max: 200 },
  })
const FIELDS = [
  { ...asked('email', true), type: 'email' as const },
  ...[asked('first_name', true), asked('last_name', true)],
  ...[asked('mailing_address'), asked('city'), asked('zip')],
]

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-people')
  const navigate = useNavigate()
  const form = useQuestionForm({
    id: 'new-person',
    questions: useQuestions(FIELDS),
    under: 'user',
    save: async ({ email, first_name, last_name, mailing_address, city, zip }) => {
      const id = await peopleApi.create({
        email: String(email),
        first_name: String(first_name),
        last_name: String(last_name),
        mailing_address: String(mailing_address),
        city: String(city),
        zip: String(zip),
      })
      await navigate(consolePath('person', { id }))
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      intro={<p>{t('new.text')}</p>}
      onClose={onClose}
    />
  )
}
