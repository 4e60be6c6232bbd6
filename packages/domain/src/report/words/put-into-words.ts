const KEY = /^assessment:[\w.]+$/

/** A result of the worker carries text keys for labels; this puts them into the reader's words. */
export function putIntoWords<T>(value: T, t: (key: string) => string): T {
  return worded(value, t) as T
}

function worded(value: unknown, t: (key: string) => string): unknown {
  if (typeof value === 'string') return KEY.test(value) ? t(value) : value
  if (Array.isArray(value)) return value.map((item) => worded(item, t))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, worded(item, t)]))
}
