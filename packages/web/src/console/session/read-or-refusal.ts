import { HttpProblem } from '../../platform/http-problem.ts'

/** What became of a mailed link that no longer holds is for its page to say, not for a notice above it. */
export async function readOrRefusal<T extends object>(call: Promise<T>) {
  try {
    return { read: await call, refused: null }
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 422) return { read: null, refused: error.message }
    throw error
  }
}
