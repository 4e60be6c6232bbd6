import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { notify } from '../../../platform/notices.ts'
import { refreshCurrentUser, useCurrentUser } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import { callOnce } from '../call-once.ts'
import { Waiting } from '../waiting.tsx'

/** Opened from the mail to the new address, in this browser or another: who is signed in stays so. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  return (
    <Suspense fallback={<Waiting title={t('own.email.confirming')} />}>
      <Confirm token={token} />
    </Suspense>
  )
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const isSignedIn = useCurrentUser() !== null
  const outcome = use(callOnce(`change-email ${token}`, () => accountsApi.confirmEmailChange(token)))
  useEffect(() => {
    if (outcome.kind === 'refused') {
      notify({ kind: 'notice-stay', tone: 'danger', text: outcome.problem.title })
      return
    }
    notify({ tone: 'positive', text: t('own.email.confirmed', { email: outcome.value }) })
    if (isSignedIn) void refreshCurrentUser()
  }, [outcome, isSignedIn, t])
  if (isSignedIn) return <Navigate to={pathTo('UserEdit')} replace />
  return <Navigate to={pathTo('sign-in', {}, { errorPersist: 'true' })} replace />
}
