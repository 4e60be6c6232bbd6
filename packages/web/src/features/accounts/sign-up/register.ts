import { pathOfThisSite } from '@hearthlight/domain/accounts/path-of-this-site'
import type { SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { localMemory } from '../../../platform/local-storage.ts'
import { startSession } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import { takeProgramId } from '../profile/stored-program.ts'
import { proofFor } from './proof-for.ts'

type Options = {
  readonly emailVerification: boolean
  readonly signUpProof: boolean
  readonly redirect: string | null
}

/** Makes the account and says where the person goes: to their mail where it must be confirmed, else in. */
export async function register(
  body: SignUp,
  { emailVerification, signUpProof, redirect }: Options,
): Promise<string> {
  await accountsApi.signUp({ ...body, ...(await proofFor(signUpProof)) })
  if (emailVerification) {
    localMemory.set('emailVerificationEmail', body.user.email)
    return pathTo('EmailVerification', {}, { first_access: 'true' })
  }
  await startSession()
  const programId = takeProgramId()
  if (programId !== null) return pathTo('applicationsNew', {}, { programId })
  return pathOfThisSite(redirect) ?? pathTo('welcome')
}
