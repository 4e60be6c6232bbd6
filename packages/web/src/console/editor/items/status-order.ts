import { isObject, valueAt } from '@hearthlight/domain/shared/json-path'

/** The codes of the statuses of a draft in the order in which an application comes to them; what none leads to is last. */
export function statusOrder(document: unknown): readonly string[] {
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? found : {}
  const reached = new Set([valueAt(document, ['initial_status'])].filter((code) => isKnown(statuses, code)))
  // A set goes on through what is added while it is gone through.
  for (const code of reached) for (const to of leadingFrom(statuses, code)) reached.add(to)
  const isEnd = (code: string) => valueAt(statuses, [code, 'is_end']) === true
  const codes = [...reached, ...Object.keys(statuses).filter((code) => !reached.has(code))]
  return [...codes.filter((code) => !isEnd(code)), ...codes.filter(isEnd)]
}

type Statuses = Readonly<Record<string, unknown>>

const isKnown = (statuses: Statuses, code: unknown): code is string =>
  typeof code === 'string' && Object.hasOwn(statuses, code)

function leadingFrom(statuses: Statuses, code: string): readonly string[] {
  const moves = valueAt(statuses, [code, 'transitions'])
  const to = Array.isArray(moves) ? moves.map((move: unknown) => valueAt(move, ['to'])) : []
  return to.filter((each) => isKnown(statuses, each))
}
