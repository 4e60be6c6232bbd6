import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidCall } from '../answers/validation-problem.ts'
import { unstorableIn } from './unstorable-text.ts'

/** What anybody may send without being known: names, answers of a form, a token. A route that needs more says so. */
export const PUBLIC_BODY_BYTES = 16_384
/** Twice what the largest program has. Whatever reads a body goes down it by recursion, which ends somewhere. */
export const DEEPEST_BODY = 100

/** A body is read as JSON when its call has its turn, and refused where it is nested without end or holds what the database cannot. */
export function readJsonBodies(
  app: FastifyInstance,
  takeTurn: (request: FastifyRequest) => Promise<void>,
): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.policy === 'public') route.bodyLimit ??= PUBLIC_BODY_BYTES
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, json, done) => {
    takeTurn(request).then(() => {
      if (isTooDeep(String(json))) return done(new Problem('shared.too-big'))
      return void parse(request, String(json), (error, body: unknown) => {
        if (error) return done(error)
        const issues = unstorableIn(String(json), body)
        done(issues.length > 0 ? new InvalidCall('body', issues) : null, body)
      })
    }, done)
  })
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

function stepOf(code: number): -1 | 0 | 1 {
  if (code === 0x5b || code === 0x7b) return 1
  return code === 0x5d || code === 0x7d ? -1 : 0
}

/** As many as would be too deep together with as many of the other kind. */
function holdsMany(json: string, bracket: string): boolean {
  let at = -1
  for (let count = 0; count <= DEEPEST_BODY / 2; count += 1) {
    at = json.indexOf(bracket, at + 1)
    if (at === -1) return false
  }
  return true
}

/** Counts brackets outside texts, before anything is made of them. */
function isTooDeep(json: string): boolean {
  if (!holdsMany(json, '[') && !holdsMany(json, '{')) return false
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length && depth <= DEEPEST_BODY; index += 1) {
    const code = json.charCodeAt(index)
    if (code === BACKSLASH) index += 1
    else if (code === QUOTE) isText = !isText
    else if (!isText) depth += stepOf(code)
  }
  return depth > DEEPEST_BODY
}
