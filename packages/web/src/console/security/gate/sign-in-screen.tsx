import { ADMIN_PATHS, ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { emailField, signInPasswordField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { dismissAll } from '../../../platform/notices.ts'
import { consoleStateQuery, sessionApi } from '../../api/session-api.ts'
import { addressBehind, freshState } from '../../session/console-state.ts'
import { Gate } from './gate.tsx'
import { SecondStep } from './second-step.tsx'

const FIELDS = [emailField, signInPasswordField]

/** Password, then the second step: the server says at which of them this browser stands. */
export function SignInScreen() {
  const { data: console } = useSuspenseQuery(consoleStateQuery)
  const goOn = useGoOn()
  return console.state === 'second-factor' ? (
    <SecondStep console={console} goOn={goOn} />
  ) : (
    <FirstStep goOn={goOn} />
  )
}

/** To wherever the server says: the second step stands on this page, everything else behind it. */
function useGoOn() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async () => {
    const { state } = await freshState()
    if (state === 'signed-in' || state === 'set-up') {
      dismissAll()
      await navigate(
        state === 'signed-in'
          ? (consoleAddress(query.get('redirect')) ?? addressBehind(state))
          : addressBehind(state),
      )
    }
  }
}

/** A way back leads within the console, whatever the address says. */
const consoleAddress = (address: string | null): string | null =>
  address?.startsWith(`${ADMIN_ROOT}/`) && address !== ADMIN_PATHS.signIn ? address : null

function FirstStep({ goOn }: { goOn: () => Promise<void> }) {
  const { t } = useTranslation(['admin', 'accounts'])
  const form = useQuestionForm({
    id: 'admin-sign-in',
    questions: useQuestions(FIELDS),
    invalidTitle: t('accounts:problem.wrong-credentials'),
    save: async ({ email, password }) => {
      await sessionApi.signIn({ email: String(email), password: String(password) })
      await goOn()
    },
  })
  return (
    <Gate title={t('sign_in.title')} hasErrors={form.summary !== null}>
      <FormView
        form={form}
        submitLabel={t('sign_in.submit')}
        actions={<Link to={ADMIN_PATHS.password}>{t('accounts:screen.sign_in.forgot')}</Link>}
      />
    </Gate>
  )
}
