import { HttpProblem } from '../../platform/http-problem.ts'

/** The server's title where it gave one, else the sentence the specification has for this call. */
export async function withFallbackTitle<Value>(fallback: string, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof HttpProblem) || cause.code !== 'unreadable') throw cause
    throw new HttpProblem({ status: cause.status, code: cause.code, title: fallback })
  }
}
