import { createHmac } from 'node:crypto'
import type { ProblemCode } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../http/addresses/network-of.ts'
import { actorId, findScope } from '../scope.ts'
import type { ProblemStatuses } from './problem-statuses.ts'
import { refusalKind } from './refusal.ts'
import type { RefusalLog } from './refusal-log.ts'

export type NoteRefusal = (request: FastifyRequest, code: ProblemCode) => void
type Deps = {
  readonly log: RefusalLog
  readonly problems: ProblemStatuses
  readonly now: () => Date
  readonly secret: string
}

const MINUTE_MS = 60_000
const Email = z.string().max(320)
const Body = z.union([
  z.object({ email: Email }).transform(({ email }) => email),
  z.object({ user: z.object({ email: Email }) }).transform(({ user }) => user.email),
])

/** What is kept tells whether it was the same person and the same network again, and not who or where they are. */
export function noteRefusals({ log, problems, now, secret }: Deps): NoteRefusal {
  const hashed = (email: string) =>
    createHmac('sha256', secret).update(`refused:${email.trim().toLowerCase()}`).digest('base64url')
  return (request, code) => {
    const kind = refusalKind(code, problems)
    if (kind === undefined) return
    const scope = findScope(request)
    const email = Body.safeParse(request.body).data
    const at = now()
    log.note(
      {
        minute: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS),
        kind,
        code,
        route: `${request.method} ${request.routeOptions.url ?? ''}`,
        partner_id: scope?.partnerId ?? null,
        actor_kind: scope?.actor.kind ?? 'anonymous',
        actor_id: scope === undefined ? null : actorId(scope.actor),
        email_hash: email === undefined ? null : hashed(email),
        network: aroundNetwork(request.ip),
      },
      at,
    )
  }
}

/** 256 neighbours of an IPv4 address; of an IPv6 one, what a site is given (RFC 6177). */
function aroundNetwork(address: string): string {
  const network = networkOf(address)
  return network.includes('.')
    ? `${network.split('.').slice(0, 3).join('.')}.0/24`
    : `${network.split(':').slice(0, 3).join(':')}::/48`
}
