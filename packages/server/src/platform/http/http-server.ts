import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Environment } from '../environment.ts'
import { newId } from '../ids.ts'
import type { ProblemStatuses } from '../problem-statuses.ts'
import type { NoteRefusal } from '../refusals/note-refusals.ts'
import { guardAgainstForgery } from './csrf.ts'
import { handleErrors } from './error-handler.ts'
import { findHosts, type Identification, identifyRequests } from './identify.ts'
import { answerInTurns, beginInTurns, callTurns } from './in-turns.ts'
import { readJsonBodies } from './json-bodies.ts'
import { keepOwnAnswers } from './kept-answers.ts'
import { type Leaving, leaveInOrder } from './leaving.ts'
import { loggerOptions, logRequests } from './logging.ts'
import { describeApi } from './openapi.ts'
import { refuseOtherPages } from './own-page.ts'
import { refuseRoutesWithoutPolicy } from './policy.ts'
import { limitRates } from './rate-limits.ts'
import { trustOwnAddress } from './request-address.ts'
import { secureHeaders } from './security-headers.ts'
import { serializeResponse } from './serialize-response.ts'
import { cutSlowBodies } from './slow-bodies.ts'
import { validateCall } from './validation-problem.ts'

export type HttpDeps = Identification & {
  readonly problems: ProblemStatuses
  readonly noteRefusal: NoteRefusal
  readonly now: () => Date
  readonly environment: Pick<
    Environment,
    | 'logLevel'
    | 'trustProxy'
    | 'rateLimits'
    | 'publicUrl'
    | 'port'
    | 'apiPages'
    | 'requestTimeoutMs'
    | 'stopAfterMs'
  >
}

/** A server with everything that is the same for every route, ready for the routes of the features. */
export async function httpServer({
  environment,
  problems,
  noteRefusal,
  now,
  ...identification
}: HttpDeps): Promise<{ http: FastifyInstance; leaving: Leaving }> {
  const app = Fastify({
    logger: loggerOptions(environment.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: environment.trustProxy ?? false,
    bodyLimit: 1_048_576,
    // What is asked while it stops is answered as ever, and its connection ended.
    return503OnClosing: false,
    // Until the headers are there no hook has seen the request, so that Node itself must watch over them.
    http: {
      headersTimeout: environment.requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs(environment),
    },
    routerOptions: { ignoreTrailingSlash: true },
  })
  const turns = callTurns()
  app.setValidatorCompiler(validateCall)
  app.setSerializerCompiler(serializeResponse)
  handleErrors(app, problems, noteRefusal)
  const leaving = leaveInOrder(app, environment.stopAfterMs)
  trustOwnAddress(app, environment)
  cutSlowBodies(app, environment.requestTimeoutMs)
  refuseRoutesWithoutPolicy(app)
  readJsonBodies(app, turns.take)
  logRequests(app)
  await app.register(cookie)
  secureHeaders(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await limitRates(app, environment.rateLimits)
  findHosts(app, identification)
  beginInTurns(app, turns)
  identifyRequests(app, identification)
  guardAgainstForgery(app, identification.sessions)
  refuseOtherPages(app)
  answerInTurns(app, turns)
  keepOwnAnswers(app, now)
  if (environment.apiPages) await describeApi(app)
  return { http: app, leaving }
}

/** Node looks every half a minute unless told, which would double the time a connection may be held. */
const checkEveryMs = ({ requestTimeoutMs }: Pick<Environment, 'requestTimeoutMs'>) =>
  Math.min(requestTimeoutMs, 5_000)
