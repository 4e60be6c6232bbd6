/** What a page knows of one session: its token, and when the server last answered in it. */
export type SessionToken = {
  value(): string | null
  /** Every answer to a signed-in person carries `meta.csrf`; one without it says nothing about the session. */
  remember(body: unknown): void
  forget(): void
  /** The idle clock of the session starts there. */
  lastContact(): number
}

export function sessionToken(): SessionToken {
  let token: string | null = null
  let lastContactMs = Date.now()
  return {
    value: () => token,
    remember: (body) => {
      const csrf = (body as { meta?: { csrf?: unknown } } | null)?.meta?.csrf
      if (typeof csrf !== 'string') return
      token = csrf
      lastContactMs = Date.now()
    },
    forget: () => {
      token = null
    },
    lastContact: () => lastContactMs,
  }
}

/** The portal's. A value in it means that the server knows this browser's session there. */
export const portalToken = sessionToken()

/**
 * What every call says of its session. The session itself travels as an HttpOnly cookie that no script can read; this
 * names it by the token that is derived from it, which opens nothing without the cookie.
 */
export const authorizationOf = (token: string | null): string =>
  token === null ? 'Session' : `Session ${token}`
