import Fastify, { type FastifyPluginAsync } from 'fastify'
import { expect, it } from 'vitest'
import { ACTORS } from '../../testing/test-actors.ts'
import type { Actor } from '../scope.ts'
import { declarePublic, type Policy, refuseRoutesWithoutPolicy, requirePolicy } from './policy.ts'

const { anonymous, guest, user, admin, operator, half, held } = ACTORS
const reviewer: Actor = { ...admin, permissions: ['applications'] }
const actors: Record<string, Actor> = { anonymous, guest, user, reviewer, admin, operator, half, held }
const allowed: Partial<Record<Policy, string[]>> = {
  public: ['anonymous', 'guest', 'user', 'reviewer', 'admin', 'operator', 'half', 'held'],
  guest: ['guest', 'user'],
  user: ['user'],
  admin: ['reviewer', 'admin', 'operator'],
  'admin:users': ['admin', 'operator'],
  operator: ['operator'],
  'second-step': ['half'],
  'factor-set-up': ['reviewer', 'admin', 'operator', 'held'],
}
const refusals: Record<string, string> = {
  anonymous: 'shared.no-session',
  half: 'shared.half-signed-in',
  held: 'shared.half-signed-in',
}
const table = Object.entries(allowed).flatMap(([policy, names]) =>
  Object.keys(actors).map((name) => [policy as Policy, name, names.includes(name)] as const),
)

it.each(table)('policy %s lets %s in: %s', (policy, name, isIn) => {
  const attempt = () => requirePolicy(policy, actors[name] ?? { kind: 'anonymous' })
  if (isIn) expect(attempt).not.toThrow()
  else expect(attempt).toThrow(refusals[name] ?? 'shared.not-allowed')
})

it('knows permissions by a closed list: a route that asks for another does not compile', () => {
  // @ts-expect-error no permission has this name
  const misspelt: Policy = 'admin:user'
  const app = Fastify()
  // @ts-expect-error nor may a route name it
  app.get('/misspelt', { config: { policy: 'admin:user' } }, () => 'x')
  expect(() => requirePolicy(misspelt, admin)).toThrow('shared.not-allowed')
})

it('stops the boot at a route that does not say who may call it', async () => {
  const app = Fastify()
  refuseRoutesWithoutPolicy(app)
  app.get('/said', { config: { policy: 'user' } }, () => 'x')
  app.get('/silent', () => 'x')
  await expect(app.ready()).rejects.toThrow('/silent')
  await expect(app.ready()).rejects.not.toThrow('/said')
})

it('accepts the routes of a plugin that were declared public', async () => {
  const app = Fastify()
  refuseRoutesWithoutPolicy(app)
  const theirs: FastifyPluginAsync = async (child) => {
    declarePublic(child)
    child.get('/theirs', () => 'x')
  }
  await app.register(theirs)
  await expect(app.ready()).resolves.toBeDefined()
})
