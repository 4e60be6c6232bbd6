import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed: nobody can send another call, for another person or at another time, with the same signature. */
export type SignedParts = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly person: string
  readonly timestamp: string
  readonly idempotencyKey: string
  /** SHA-256 of the body, in hex. */
  readonly bodyHash: string
}

export const signRequest = (
  secret: string,
  { method, path, person, timestamp, idempotencyKey, bodyHash }: SignedParts,
): string =>
  createHmac('sha256', secret)
    .update([method, path, person, timestamp, idempotencyKey, bodyHash].join('\n'))
    .digest('hex')

/**
 * Whether a signature is that of these parts.
 * @internal For the remote system of the tests, which does what a partner's does.
 */
export function isSigned(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signRequest(secret, parts))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
