import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { emailField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useNewPasswordFields } from '../../../forms/new-password-fields.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { notify } from '../../../platform/notices.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { sessionApi } from '../../api/session-api.ts'
import { forgetConsole } from '../../session/console-state.ts'
import { Gate } from './gate.tsx'

const FIELDS = [emailField]

/** Asks for the link, or chooses the password that the link in the mail (`t`) is for. */
export function PasswordScreen() {
  const [query] = useSearchParams()
  const token = query.get('t')
  return token === null || token === '' ? <Ask /> : <Choose token={token} />
}

function Ask() {
  const { t } = useTranslation(['admin', 'accounts', 'shared'])
  const [isSent, setIsSent] = useState(false)
  const form = useQuestionForm({
    id: 'admin-forgot-password',
    questions: useQuestions(FIELDS),
    invalidTitle: t('shared:form.error_title'),
    save: async ({ email }) => {
      setIsSent(false)
      await sessionApi.forgotPassword(String(email))
      setIsSent(true)
    },
  })
  return (
    <Gate title={t('password.title')} text={t('password.text')} hasErrors={form.summary !== null}>
      <div role="status">
        {isSent && form.summary === null && (
          <Notice tone="positive">{t('accounts:screen.forgot.sent')}</Notice>
        )}
      </div>
      <FormView form={form} submitLabel={t('accounts:screen.forgot.submit')} actions={<ToSignIn />} />
    </Gate>
  )
}

function Choose({ token }: { token: string }) {
  const { t } = useTranslation(['admin', 'accounts', 'shared'])
  const navigate = useNavigate()
  const form = useQuestionForm({
    id: 'admin-new-password',
    questions: useQuestions(useNewPasswordFields()),
    invalidTitle: t('shared:form.error_title'),
    save: async ({ password, password_confirmation }) => {
      await sessionApi.updatePassword({
        password: String(password),
        password_confirmation: String(password_confirmation),
        reset_password_token: token,
      })
      // The change ended every session, one of this browser included.
      forgetConsole()
      notify({ tone: 'positive', text: t('password.done') })
      await navigate(ADMIN_PATHS.signIn)
    },
  })
  return (
    <Gate title={t('password.title')} hasErrors={form.summary !== null}>
      <FormView form={form} submitLabel={t('accounts:screen.update.submit')} actions={<ToSignIn />} />
      <p className="small">
        {t('accounts:screen.update.old_link')}{' '}
        <Link to={ADMIN_PATHS.password}>{t('accounts:screen.update.ask_again')}</Link>
      </p>
    </Gate>
  )
}

function ToSignIn() {
  const { t } = useTranslation('admin')
  return <Link to={ADMIN_PATHS.signIn}>{t('password.to_sign_in')}</Link>
}
