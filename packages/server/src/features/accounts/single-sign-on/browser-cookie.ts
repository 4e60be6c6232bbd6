import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAMES = {
  journey: 'hearthlight_sso',
  logout: 'hearthlight_sso_logout',
  asked: 'hearthlight_sso_asked',
} as const
const MINUTES = { journey: 10, logout: 5, asked: 1 } as const
type Name = keyof typeof NAMES

const nameOf = (request: FastifyRequest, name: Name) =>
  request.protocol === 'https' ? `__Secure-${NAMES[name]}` : NAMES[name]

export const newKey = (): string => randomBytes(32).toString('base64url')
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

const options = (request: FastifyRequest) =>
  ({
    path: '/api/v1/auth/sso',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const

export function setKey(request: FastifyRequest, reply: FastifyReply, name: Name, key: string): void {
  reply.setCookie(nameOf(request, name), key, { ...options(request), maxAge: MINUTES[name] * 60 })
}

export const keyOf = (request: FastifyRequest, name: Name): string | undefined =>
  request.cookies[nameOf(request, name)]

export function clearKey(request: FastifyRequest, reply: FastifyReply, name: Name): void {
  reply.clearCookie(nameOf(request, name), options(request))
}
