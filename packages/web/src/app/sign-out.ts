import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useNavigate } from 'react-router'
import { http } from '../platform/http.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { notify } from '../platform/notices.ts'
import { endSession, knownUser } from '../platform/session.ts'
import { forgetDrafts } from '../platform/stored-drafts.ts'
import { tellOtherTabs } from './session-end.ts'

/** Ends the session here and on the server. Who came by single sign-on is signed out there too. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut().then(
      (to) => navigate(to),
      (cause: unknown) => {
        if (!(cause instanceof HttpProblem)) throw cause
        notify({ kind: 'notice-stay', tone: 'danger', text: cause.title })
      },
    )
  }
}

const signedOut = async () => (await import('@hearthlight/domain/accounts/sign-out')).SignedOutResponse

async function signOut(): Promise<string> {
  const signedUpThere = knownUser()?.third_party_signup === true
  const { data } = await http.delete('/api/v1/auth/user_sessions/1', { response: signedOut })
  endSession()
  forgetDrafts()
  tellOtherTabs()
  return signedUpThere || data.attributes.single_logout ? pathTo('saml-logout') : pathTo('home')
}
