import { isDeepStrictEqual } from 'node:util'
import type { LoggedValues } from './audit-log-store.ts'

type Sides = { readonly before: LoggedValues | undefined; readonly after: LoggedValues | undefined }

/** What of two states of a record differs, as it was and as it is; undefined when nothing does. */
export function difference({ before, after }: Sides): Sides | undefined {
  if (before === undefined || after === undefined) return { before, after }
  const [was, is] = [stored(before), stored(after)]
  const names = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]))
  if (names.length === 0) return undefined
  return { before: only(was, names), after: only(is, names) }
}

/** As the log would hold them, so that an instant and its text, or a missing key and an undefined one, are the same. */
const stored = (values: LoggedValues): LoggedValues => JSON.parse(JSON.stringify(values))

const only = (values: LoggedValues, names: readonly string[]): LoggedValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
