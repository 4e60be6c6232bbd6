import type { ConsoleState } from '@hearthlight/domain/accounts/staff/second-factor'
import { ADMIN_PATHS, ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { consoleQueries } from '../api/console-http.ts'
import { consoleStateQuery, securityQuery, sessionQuery } from '../api/session-api.ts'
import { speakOwnLanguage } from './own-language.ts'

/** Asked anew: another tab, or the clock, may have changed it. */
export const freshState = (): Promise<ConsoleState> =>
  consoleQueries.fetchQuery({ ...consoleStateQuery, staleTime: 0 })

/** Whoever has left by their own choice, or was led to the gate before, is told of no session that ended. */
export const isSignedOut = (): boolean =>
  consoleQueries.getQueryData(consoleStateQuery.queryKey)?.state === 'signed-out'

/** What was asked about one person does not stay for the next; where the browser stands is asked anew by every page. */
export function forgetConsole(): void {
  consoleQueries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== consoleStateQuery.queryKey[0] })
}

/** Who is in, or held to set up a factor, has no use for the gate. */
export async function admitToGate(): Promise<null> {
  const { state } = await freshState()
  if (state === 'signed-in' || state === 'set-up') throw redirect(addressBehind(state))
  return null
}

/** Who is held to set up a second step can do that and nothing else. */
export const addressBehind = (state: 'signed-in' | 'set-up'): string =>
  state === 'set-up' ? ADMIN_PATHS.security : ADMIN_ROOT

/** Everything behind the gate. Whoever came by a link is led on to it once they are in. */
export async function admitToConsole({ request }: LoaderFunctionArgs): Promise<null> {
  const { state } = await freshState()
  const { pathname, search } = new URL(request.url)
  if (state === 'signed-out' || state === 'second-factor')
    throw redirect(`${ADMIN_PATHS.signIn}?${new URLSearchParams({ redirect: pathname + search })}`)
  if (state === 'signed-in')
    await speakOwnLanguage((await consoleQueries.ensureQueryData(sessionQuery)).language)
  else if (pathname !== ADMIN_PATHS.security) throw redirect(ADMIN_PATHS.security)
  return null
}

export async function readSecurity(): Promise<null> {
  await consoleQueries.fetchQuery({ ...securityQuery, staleTime: 0 })
  return null
}
