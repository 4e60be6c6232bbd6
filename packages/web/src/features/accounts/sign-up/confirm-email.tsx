import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { localMemory } from '../../../platform/local-storage.ts'
import { notify } from '../../../platform/notices.ts'
import { startSession } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import { callOnce } from '../call-once.ts'
import { takeProgramId } from '../profile/stored-program.ts'
import { Waiting } from '../waiting.tsx'

export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  return (
    <Suspense fallback={<Waiting title={t('screen.verify.verifying')} />}>
      <Confirm token={token} />
    </Suspense>
  )
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const outcome = use(callOnce(`confirm-email ${token}`, () => confirm(token)))
  const refusal = outcome.kind === 'refused' ? outcome.problem.title : null
  useEffect(() => {
    if (refusal === null) notify({ tone: 'positive', text: t('screen.verify.done') })
    else notify({ kind: 'notice-stay', tone: 'danger', text: refusal })
  }, [refusal, t])
  return <Navigate to={outcome.kind === 'done' ? outcome.value : afterRefusal()} replace />
}

async function confirm(token: string): Promise<string> {
  await accountsApi.verifyEmail(token)
  localMemory.remove('emailVerificationEmail')
  await startSession()
  const programId = takeProgramId()
  return programId === null ? pathTo('welcome') : pathTo('applicationsNew', {}, { programId })
}

/** Back to where a new link can be had, if we know for whom; else to sign in (spec 2 section 8). */
function afterRefusal(): string {
  const isKnown = localMemory.get('emailVerificationEmail') !== null
  return pathTo(isKnown ? 'EmailVerification' : 'sign-in', {}, { errorPersist: 'true' })
}
