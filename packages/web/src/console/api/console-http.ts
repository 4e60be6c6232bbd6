import { sessionToken } from '../../platform/csrf.ts'
import { createHttpClient } from '../../platform/http.ts'
import type { HttpProblem } from '../../platform/http-problem.ts'
import { createQueryClient } from '../../platform/queries.ts'

let ended: (problem: HttpProblem) => void = () => undefined

/** Tells the area when the server no longer knows its session, and in which words. */
export function onConsoleEnd(tell: (problem: HttpProblem) => void): void {
  ended = tell
}

/** The console's client: its own cookie, its own token, and no share in the portal's session. */
export const consoleHttp = createHttpClient({
  requester: 'admin',
  ownPath: '/api/v1/auth/admin_sessions/state',
  token: sessionToken(),
  unauthorized: (problem) => ended(problem),
})

/** What the console has asked: whoever signs in or out at the portal leaves it alone. */
export const consoleQueries = createQueryClient()

/** What a call answered is newer than what an earlier question may still bring. */
export function takeAnswer<A>(
  queryKey: readonly string[],
  known: (before: A | undefined) => A | undefined,
): void {
  void consoleQueries.cancelQueries({ queryKey })
  consoleQueries.setQueryData<A>(queryKey, known)
}
