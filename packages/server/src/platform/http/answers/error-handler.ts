import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { NoteRefusal } from '../../refusals/note-refusals.ts'
import type { ProblemStatuses } from '../../refusals/problem-statuses.ts'
import { findScope } from '../../scope.ts'
import { translator } from '../../texts/texts.ts'
import { hostOf } from '../host.ts'
import { chooseLanguage } from '../language.ts'
import { MAINTENANCE_HEADER } from '../maintenance.ts'
import { errorResponse } from './error-response.ts'
import { InvalidCall, problemOfCall } from './validation-problem.ts'

/** Fastify's own refusals by their status; whatever else it throws is malformed input when below 500. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'shared.not-found',
  408: 'shared.too-slow',
  413: 'shared.too-big',
  415: 'shared.wrong-type',
  429: 'shared.too-many',
  503: 'shared.unavailable',
}

/** After which it is worth asking again what cannot be served just now. */
const RETRY_SECONDS = 2
const AGAIN: ReadonlySet<ProblemCode> = new Set(['shared.unavailable', 'shared.still-working'])

/**
 * What PostgreSQL has nowhere: a text with a NUL in it (SQLSTATE 22021; 22P05 inside JSON), a number larger than any that is kept
 * (22003), a day after all days (22008).
 */
const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05', '22003', '22008'])

/** One place where failures become responses. What is not expected is logged with its request id and told as nothing. */
export function handleErrors(
  app: FastifyInstance,
  problems: ProblemStatuses,
  noteRefusal: NoteRefusal,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const translate = translatorOf(request)
    const problem = toProblem(error, translate)
    noteRefusal(request, problem.code)
    if (problem.code === 'shared.unexpected') request.log.error({ err: error }, 'unexpected')
    if (AGAIN.has(problem.code)) void reply.header('retry-after', RETRY_SECONDS)
    if (problem.code === 'shared.maintenance') void reply.headers(MAINTENANCE_HEADER)
    const { status, body } = errorResponse(problem, problems, translate)
    // An error response is ours whatever the route promised for a success.
    return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  })
}

export function toProblem(error: FastifyError, translate: Translate): Problem {
  if (error instanceof Problem) return error
  if (error instanceof InvalidCall) return problemOfCall(error, translate)
  if (UNSTORABLE.has(error.code)) return new Problem('shared.malformed')
  const status = error.statusCode ?? 500
  if (status in BY_STATUS) return new Problem(BY_STATUS[status] ?? 'shared.unexpected')
  return new Problem(status < 500 ? 'shared.malformed' : 'shared.unexpected')
}

function translatorOf(request: FastifyRequest): Translate {
  const scope = findScope(request)
  if (scope !== undefined) return translator(scope.language, scope.partner.config)
  // Who is refused a turn has not been asked who they are.
  const host = hostOf(request)
  if (host.kind !== 'partner') return translator('en')
  const language = chooseLanguage(request.headers['accept-language'], host.partner.languages)
  return translator(language, partnerIn(host.partner, language).config)
}
