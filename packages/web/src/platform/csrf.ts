let token: string | null = null

/** Every answer to a signed-in person carries `meta.csrf`; an answer without it says nothing about the session. */
export function csrfIn(body: unknown): string | null {
  const csrf = (body as { meta?: { csrf?: unknown } } | null)?.meta?.csrf
  return typeof csrf === 'string' ? csrf : null
}

export function rememberCsrf(body: unknown): void {
  const csrf = csrfIn(body)
  if (csrf !== null) {
    token = csrf
    lastContactMs = Date.now()
  }
}

let lastContactMs = Date.now()

/** When the server last answered this person: the idle clock of the session starts there. */
export const lastContact = (): number => lastContactMs

/**
 * What every call says of its session. The session itself travels as an HttpOnly cookie that no script can read; this
 * names it by the token that is derived from it, which opens nothing without the cookie.
 */
export const authorizationOf = (token: string | null): string =>
  token === null ? 'Session' : `Session ${token}`

export const authorization = (): string => authorizationOf(token)

export const csrfToken = (): string | null => token

/** A token means that the server knows this browser's session. */
export const sessionExists = (): boolean => token !== null

export function forgetCsrf(): void {
  token = null
}
