import { createHmac, timingSafeEqual } from 'node:crypto'
import { GUEST_LINK_PATH } from '@hearthlight/domain/guests/guest-link-path'

/** `resume` lets the application be gone on with, `status` lets it be looked at. */
export type GuestLinkKind = 'resume' | 'status'
export const GUEST_LINK_KINDS: readonly GuestLinkKind[] = ['resume', 'status']

const signature = (secret: string, partnerId: string, kind: string, guestId: string) =>
  createHmac('sha256', secret).update(`guest-link\n${partnerId}\n${kind}\n${guestId}`).digest()

/** Signed, not stored: every mail of an application carries the same link, and when it ends is told by the application. */
export const guestToken = (secret: string, partnerId: string, kind: GuestLinkKind, guestId: string): string =>
  `${kind}.${guestId}.${signature(secret, partnerId, kind, guestId).toString('base64url')}`

/** The token stands in the fragment: an address is written into logs and sent on as a referrer. */
export const guestUrl = (site: string, token: string, query = ''): string =>
  `${site}${GUEST_LINK_PATH}${query === '' ? '' : `?${query}`}#${token}`

/** What a token opens; undefined for one that we did not sign. */
export function readToken(
  secret: string,
  partnerId: string,
  token: string,
): { readonly kind: GuestLinkKind; readonly guestId: string } | undefined {
  const [given = '', guestId = '', signed = ''] = token.split('.')
  const kind = GUEST_LINK_KINDS.find((each) => each === given)
  const theirs = Buffer.from(signed, 'base64url')
  const right = signature(secret, partnerId, given, guestId)
  const isOurs = theirs.length === right.length && timingSafeEqual(theirs, right)
  return kind !== undefined && isOurs ? { kind, guestId } : undefined
}
