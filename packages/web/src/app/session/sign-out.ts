import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useNavigate } from 'react-router'
import { forgetDrafts } from '../../platform/drafts/stored-drafts.ts'
import { http } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { endSession, forgetPerson, knownUser } from '../../platform/session.ts'
import { tellOtherTabs } from './session-end.ts'

/**
 * Ends the session here and on the server. Who came by single sign-on is signed out there too. Who acted for a person
 * is back where they were in the console, on a page loaded anew: nothing of that person is in it.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut().then(
      (to) => to !== null && navigate(to),
      (cause: unknown) => {
        if (!(cause instanceof HttpProblem)) throw cause
        notify({ kind: 'notice-stay', tone: 'danger', text: cause.title })
      },
    )
  }
}

const signedOut = async () =>
  (await import('@hearthlight/domain/accounts/sign-in/sign-out')).SignedOutResponse

async function signOut(): Promise<string | null> {
  const signedUpThere = knownUser()?.third_party_signup === true
  const { data } = await http.delete('/api/v1/auth/user_sessions/1', { response: signedOut })
  const { console_path } = data.attributes
  forgetDrafts()
  tellOtherTabs()
  if (console_path !== undefined) {
    // The page goes as it stands: drawn without its person it would ask for things that are no longer theirs.
    forgetPerson()
    window.location.replace(console_path)
    return null
  }
  endSession()
  return signedUpThere || data.attributes.single_logout ? pathTo('saml-logout') : pathTo('home')
}
