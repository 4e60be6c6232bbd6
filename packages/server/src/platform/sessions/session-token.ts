import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits; only its keyed hash is stored, so that a copy of the database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`session:${token}`).digest('base64url')

/** Derived from the session, so nothing is stored and a new session has a new one. */
export const csrfToken = (secret: string, sessionId: string) =>
  createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')

export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
