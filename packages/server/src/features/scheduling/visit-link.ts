import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { findVisitOfBooking, type VisitRow } from './visit-store.ts'

/** Signed, not stored: every mail of a visit carries the same link, and a cancelled visit takes it along. */
const signature = (secret: string, partnerId: string, bookingId: string) =>
  createHmac('sha256', secret).update(`visit-link\n${partnerId}\n${bookingId}`).digest()

export const visitToken = (secret: string, partnerId: string, bookingId: string): string =>
  `${bookingId}.${signature(secret, partnerId, bookingId).toString('base64url')}`

/** The token stands in the fragment: an address is written into logs and sent on as a referrer. */
export const visitUrl = (site: string, token: string): string => `${site}${pathTo('visit')}#${token}`

/** The visit that a link opens. */
export async function openLink(
  db: PartnerDb,
  scope: InPartner,
  secret: string,
  token: string,
): Promise<VisitRow> {
  const [bookingId = '', signed = ''] = token.split('.')
  const given = Buffer.from(signed, 'base64url')
  const right = signature(secret, scope.partnerId, bookingId)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Problem('scheduling.link-ended')
  const row = await findVisitOfBooking(db, scope, bookingId)
  if (row === undefined) throw new Problem('scheduling.link-ended')
  return row
}
