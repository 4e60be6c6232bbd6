/** The database does not answer, or not in time: whoever asked may ask again. Fastify reads the status. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly statusCode = 503
}

/** SQLSTATE: the server stops, starts, crashed or has no place; the statement took too long; the transaction was left lying. */
const REFUSED: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '57014', '25P03'])
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
/** What `pg` says without a code. */
const SAID = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/

/** What comes of a lost connection becomes one kind of failure; all else stays what it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = 'code' in error ? error.code : undefined
  const isLost =
    REFUSED.has(code) || UNREACHABLE.has(code) || String(code).startsWith('08') || SAID.test(error.message)
  return isLost ? new DatabaseUnavailable('The database does not answer.', { cause: error }) : error
}
