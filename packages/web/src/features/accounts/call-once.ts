import { HttpProblem } from '../../platform/http-problem.ts'

export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly problem: HttpProblem }

const calls = new Map<string, Promise<Outcome<unknown>>>()

/**
 * A call that a page makes by being opened, and that must not be made twice: a one-time token is used up by the first.
 * The same key gives the same promise, so a component may ask on every render.
 */
export function callOnce<Value>(key: string, call: () => Promise<Value>): Promise<Outcome<Value>> {
  const known = calls.get(key)
  // The key names the call, so what is kept under it has its type.
  if (known !== undefined) return known as Promise<Outcome<Value>>
  const started = settle(call)
  calls.set(key, started)
  return started
}

async function settle<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await call() }
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    return { kind: 'refused', problem: cause }
  }
}
