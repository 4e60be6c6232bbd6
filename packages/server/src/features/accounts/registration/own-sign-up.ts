import { createHmac, timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import { features } from '@hearthlight/domain/partner/features'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { User } from '../user-store.ts'

const NAME = 'hearthlight_sign_up'
/** As long as the link in the mail works. */
const KEPT_SECONDS = 48 * 3_600

const nameIn = (request: FastifyRequest) => (request.protocol === 'https' ? `__Secure-${NAME}` : NAME)
const options = (request: FastifyRequest) =>
  ({
    path: '/api/v1/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Keyed = Pick<AccountDeps, 'secret'>

const signature = (
  { secret }: Keyed,
  { partnerId }: Pick<Scope, 'partnerId'>,
  email: string,
  userId: string,
) => createHmac('sha256', secret).update(`sign-up\n${partnerId}\n${email}\n${userId}`).digest()

/**
 * Only the browser that signed up is told that the address waits for its confirmation: to anybody else that would tell whether
 * somebody has it. The id is nobody's where the address was taken.
 */
export function rememberSignUp(
  deps: Keyed,
  { request, reply }: Exchange,
  scope: Scope,
  { id, email }: Pick<User, 'id' | 'email'>,
): void {
  if (!features(scope.partner.config, null).emailVerification) return
  const value = `${id}.${signature(deps, scope, email, id).toString('base64url')}`
  reply.setCookie(nameIn(request), value, { ...options(request), maxAge: KEPT_SECONDS })
}

/** The id that this browser was given when it signed up with this address. */
export function ownSignUp(
  deps: Keyed,
  request: FastifyRequest,
  scope: Scope,
  email: string,
): string | undefined {
  const [id = '', signed = ''] = request.cookies[nameIn(request)]?.split('.') ?? []
  const given = Buffer.from(signed, 'base64url')
  const right = signature(deps, scope, email, id)
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

export function forgetSignUp({ request, reply }: Exchange): void {
  if (nameIn(request) in request.cookies) reply.clearCookie(nameIn(request), options(request))
}
