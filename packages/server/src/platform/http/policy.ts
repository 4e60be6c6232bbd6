import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { KeyScope } from '@hearthlight/domain/api-keys/api-key'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Actor } from '../scope.ts'

/**
 * Who may call a route: `guest` any signed-in person, `user` one with an account, `admin:x` an admin with permission x,
 * `second-step` staff between password and second factor, `factor-set-up` staff signed in or held to set one up,
 * `key:x` a partner's system with an API key for x, and nobody else.
 */
export type Policy =
  | 'public'
  | 'guest'
  | 'user'
  | 'admin'
  | `admin:${AdminPermission}`
  | 'operator'
  | 'second-step'
  | 'factor-set-up'
  | `key:${KeyScope}`

declare module 'fastify' {
  // Fastify's own place for what a route says about itself; a wrapper would hide the route's types.
  interface FastifyContextConfig {
    policy?: Policy
    /** The page this call serves: without the page's feature the call is not there either. */
    page?: PageName
    /** The route answers without a partner: health, metrics, files of the web app. */
    anyHost?: boolean
    /** A way in or out: whoever calls it has no token to show yet. */
    signsIn?: boolean
    /** Answers while the site is in maintenance too: a way in, or what the maintenance page needs. */
    inMaintenance?: boolean
    /** Its session is that of the console, though its address does not stand under that of the console. */
    area?: 'console'
    /** A step of an application: in the walk through a draft it is taken too, and kept for that walk only. */
    inTrial?: boolean
  }
}

export function requirePolicy(policy: Policy, actor: Actor): void {
  if (policy === 'public') return
  if (actor.kind === 'anonymous' || actor.kind === 'system')
    throw new Problem(policy.startsWith('key:') ? 'admin-api-keys.unknown-key' : 'shared.no-session')
  if (isAllowed(policy, actor)) return
  throw new Problem(actor.kind === 'half-signed-in' ? 'shared.half-signed-in' : 'shared.not-allowed')
}

function isAllowed(policy: Exclude<Policy, 'public'>, actor: Actor): boolean {
  switch (policy) {
    case 'guest':
      return actor.kind === 'user'
    case 'user':
      return actor.kind === 'user' && !actor.guest
    case 'operator':
      return actor.kind === 'operator'
    case 'admin':
      return isStaff(actor)
    case 'second-step':
      return actor.kind === 'half-signed-in' && actor.owes === 'second-factor'
    case 'factor-set-up':
      return isStaff(actor) || (actor.kind === 'half-signed-in' && actor.owes === 'set-up')
    case 'key:applications':
    case 'key:homes':
    case 'key:bookings':
    case 'key:readings_write':
      return actor.kind === 'api-key' && actor.key.scopes.some((scope) => policy === `key:${scope}`)
    default:
      return (
        actor.kind === 'operator' ||
        (actor.kind === 'admin' && actor.permissions.some((permission) => policy === `admin:${permission}`))
      )
  }
}

const isStaff = (actor: Actor) => actor.kind === 'admin' || actor.kind === 'operator'

const tables = new WeakMap<object, RouteOptions[]>()

/** A route that does not say who may call it stops the boot. */
export function refuseRoutesWithoutPolicy(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  tables.set(app.server, routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.policy === undefined)
    if (silent.length > 0)
      throw new Error(
        `Routes without a policy: ${silent.map(({ method, url }) => `${method} ${url}`).join(', ')}`,
      )
  })
}

/**
 * Every route and who may call it.
 * @internal For the test that walks all policies.
 */
export const routeTable = (app: FastifyInstance): readonly RouteOptions[] => tables.get(app.server) ?? []

/** For plugins of others (documentation pages, files), which cannot say it themselves. */
export function declarePublic(app: FastifyInstance, anyHost = false): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, policy: 'public', anyHost }
  })
}
