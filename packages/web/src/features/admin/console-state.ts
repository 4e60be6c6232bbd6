import type { ConsoleState } from '@hearthlight/domain/accounts/second-factor'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { queryOptions } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { adminApi } from './admin-api.ts'
import { adminQueries } from './admin-http.ts'

export const consoleStateQuery = queryOptions({ queryKey: ['console-state'], queryFn: adminApi.state })
export const securityQuery = queryOptions({ queryKey: ['console-security'], queryFn: adminApi.security })
export const sessionsQuery = queryOptions({ queryKey: ['console-sessions'], queryFn: adminApi.sessions })

/** Asked anew: another tab, or the clock, may have changed it. */
export const freshState = (): Promise<ConsoleState> =>
  adminQueries.fetchQuery({ ...consoleStateQuery, staleTime: 0 })

/** What was asked about one person does not stay for the next; where the browser stands is asked anew by every page. */
export function forgetConsole(): void {
  for (const { queryKey } of [securityQuery, sessionsQuery]) adminQueries.removeQueries({ queryKey })
}

/** Who is in, or held to set up a factor, has no use for the gate. */
export async function admitToGate(): Promise<null> {
  const { state } = await freshState()
  if (state === 'signed-in' || state === 'set-up') throw redirect(ADMIN_PATHS.security)
  return null
}

export async function admitToSecurity(): Promise<null> {
  const { state } = await freshState()
  if (state === 'signed-out' || state === 'second-factor') throw redirect(ADMIN_PATHS.signIn)
  await adminQueries.fetchQuery({ ...securityQuery, staleTime: 0 })
  return null
}
