import { afterPasswordUpdate } from '@hearthlight/domain/navigation/destinations'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FormView } from '../../../forms/form-view.tsx'
import { useNewPasswordFields } from '../../../forms/new-password-fields.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { endSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { accountsApi } from '../accounts-api.ts'
import styles from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'

/** Reset, update and create password: one form, opened by the link in the mail (`t`). */
export function UpdatePasswordScreen() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const token = query.get('t')
  if (token === null || token === '') {
    return (
      <AuthLayout title={t('screen.update.title')} text={t('screen.update.no_token')}>
        <p className="cluster">
          <LinkButton to={pathTo('forgot-password')}>{t('screen.forgot.submit')}</LinkButton>
        </p>
      </AuthLayout>
    )
  }
  return <NewPassword token={token} />
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation(['accounts', 'shared'])
  const navigate = useNavigate()
  const { password: section } = usePartner().settings.sections
  const form = useQuestionForm({
    id: 'new-password',
    questions: useQuestions(useNewPasswordFields()),
    invalidTitle: t('shared:form.error_title'),
    save: async (values) => {
      const answer = await accountsApi.updatePassword({
        password: String(values.password),
        password_confirmation: String(values.password_confirmation),
        reset_password_token: token,
      })
      // The change ended every session, one of this browser included.
      endSession()
      notify({ tone: 'positive', text: section.updated_notice ?? t('screen.update.done') })
      await navigate(afterPasswordUpdate(answer.token, section.next_page))
    },
  })
  return (
    <AuthLayout title={t('screen.update.title')} hasErrors={form.summary !== null}>
      <FormView form={form} submitLabel={t('screen.update.submit')} isWide />
      <p className={styles.new}>
        {t('screen.update.old_link')}{' '}
        <Link to={pathTo('forgot-password')}>{t('screen.update.ask_again')}</Link>
      </p>
    </AuthLayout>
  )
}
