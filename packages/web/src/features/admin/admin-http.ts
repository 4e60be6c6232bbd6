import { csrfIn } from '../../platform/csrf.ts'
import { createHttpClient } from '../../platform/http.ts'

let token: string | null = null
let ended: () => void = () => undefined

/** Tells the area when the server no longer knows its session. */
export function onConsoleEnd(tell: () => void): void {
  ended = tell
}

/** The console's client: its own cookie, its own token, and no share in the portal's session. */
export const adminHttp = createHttpClient({
  requester: 'admin',
  ownPath: '/api/v1/auth/admin_sessions/state',
  csrfToken: () => token,
  rememberCsrf: (body) => {
    token = csrfIn(body) ?? token
  },
  unauthorized: () => ended(),
})
