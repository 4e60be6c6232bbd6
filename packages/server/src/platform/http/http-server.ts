import { createServer } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { newId } from '../ids.ts'
import type { Environment } from '../process/environment.ts'
import type { NoteRefusal } from '../refusals/note-refusals.ts'
import type { ProblemStatuses } from '../refusals/problem-statuses.ts'
import { trustOwnAddress } from './addresses/request-address.ts'
import { handleErrors } from './answers/error-handler.ts'
import { keepOwnAnswers } from './answers/kept-answers.ts'
import { serializeResponse } from './answers/serialize-response.ts'
import { validateCall } from './answers/validation-problem.ts'
import { guardAgainstForgery } from './csrf.ts'
import { findHosts, type Identification, identifyRequests } from './identify.ts'
import { type Leaving, leaveInOrder } from './leaving.ts'
import { answerInTurns, beginInTurns, callTurns } from './limits/in-turns.ts'
import { readJsonBodies } from './limits/json-bodies.ts'
import { withoutPipelines } from './limits/pipelines.ts'
import { limitRates } from './limits/rate-limits.ts'
import { cutSlowBodies } from './limits/slow-bodies.ts'
import { loggerOptions, logRequests } from './logging.ts'
import { describeApi } from './openapi.ts'
import { refuseOtherPages } from './own-page.ts'
import { refuseRoutesWithoutPolicy } from './policy.ts'
import { secureHeaders } from './security-headers.ts'

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
    serverFactory: (answer) =>
      createServer(
        {
          // Until the headers are there no hook has seen the request, so that Node itself must watch over them.
          headersTimeout: environment.requestTimeoutMs,
          connectionsCheckingInterval: checkEveryMs(environment),
          keepAliveTimeout: KEEP_ALIVE_MS,
          // A body is watched over by `cutSlowBodies`.
          requestTimeout: 0,
        },
        withoutPipelines(answer),
      ),
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

/** Longer than a proxy keeps a connection that nothing comes on, so that it is the proxy that ends it. */
const KEEP_ALIVE_MS = 72_000

/** Node looks every half a minute unless told, which would double the time a connection may be held. */
const checkEveryMs = ({ requestTimeoutMs }: Pick<Environment, 'requestTimeoutMs'>) =>
  Math.min(requestTimeoutMs, 5_000)
