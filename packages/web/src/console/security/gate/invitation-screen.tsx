import { ownField } from '@hearthlight/domain/forms/field-definition'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FormView } from '../../../forms/form-view.tsx'
import { useNewPasswordFields } from '../../../forms/new-password-fields.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { notify } from '../../../platform/notices.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { invitationQuery, sessionApi } from '../../api/session-api.ts'
import { forgetConsole } from '../../session/console-state.ts'
import { Gate } from './gate.tsx'

const NAME = ownField({
  name: 'name',
  type: 'text',
  label: 'admin-staff:field.name',
  required: true,
  validations: { max: 100 },
})

/** Where the link of an invitation leads: who was invited says what they are called and chooses a password. */
export function InvitationScreen() {
  const { t } = useTranslation('admin-staff')
  const [query] = useSearchParams()
  const token = query.get('t') ?? ''
  const { data, error } = useQuery(invitationQuery(token))
  if (data?.read) return <Join token={token} {...data.read} />
  const failure = data?.refused ?? error?.message
  return (
    <Gate title={t(failure === undefined ? 'invitation.title' : 'invitation.failed')}>
      {failure === undefined ? <Skeleton lines={4} /> : <Notice tone="danger">{failure}</Notice>}
      {failure !== undefined && <Link to={ADMIN_PATHS.signIn}>{t('invitation.to_sign_in')}</Link>}
    </Gate>
  )
}

function Join({ token, email, name: known }: { token: string; email: string; name: string }) {
  const { t } = useTranslation(['admin-staff', 'shared'])
  const navigate = useNavigate()
  const form = useQuestionForm({
    id: 'admin-invitation',
    questions: useQuestions([NAME, ...useNewPasswordFields()]),
    known: { name: known },
    invalidTitle: t('shared:form.error_title'),
    save: async ({ name, password, password_confirmation }) => {
      await sessionApi.acceptInvitation({
        token,
        name: String(name),
        password: String(password),
        password_confirmation: String(password_confirmation),
      })
      // This browser may have been in as somebody else.
      forgetConsole()
      notify({ tone: 'positive', text: t('invitation.done') })
      await navigate(ADMIN_PATHS.signIn)
    },
  })
  return (
    <Gate
      title={t('invitation.title')}
      text={t('invitation.text', { email })}
      hasErrors={form.summary !== null}
    >
      <FormView form={form} submitLabel={t('invitation.submit')} />
    </Gate>
  )
}
