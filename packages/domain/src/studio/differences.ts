import { isObject, type JsonPath, sameJson } from '../shared/json-path.ts'

/** One thing that is otherwise in the later document; undefined where it is not there. */
export type Difference = { readonly path: JsonPath; readonly before: unknown; readonly after: unknown }

/** What differs between two documents, as small as it can be told: values, and items of lists that came or went. */
export function differences(before: unknown, after: unknown, path: JsonPath = []): Difference[] {
  if (sameJson(before, after)) return []
  if (isObject(before ?? {}) && isObject(after ?? {}) && (isObject(before) || isObject(after)))
    return differencesOfObjects(before, after, path)
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfLists(before, after, path)
  return [{ path, before, after }]
}

/** An object that is not there and one without keys say the same of a configuration: every default. */
function differencesOfObjects(before: unknown, after: unknown, path: JsonPath): Difference[] {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return keys.flatMap((key) => differences(was[key], is[key], [...path, key]))
}

/** What is the same at both ends is left out, so that one new item does not change all that stand after it. */
function differencesOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: JsonPath,
): Difference[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && sameJson(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && sameJson(before.at(-1 - end), after.at(-1 - end))) end += 1
  const was = before.slice(start, before.length - end)
  const is = after.slice(start, after.length - end)
  return Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index).flatMap((index) => {
    const place = [...path, start + index]
    return index < was.length && index < is.length
      ? differences(was[index], is[index], place)
      : [{ path: place, before: was[index], after: is[index] }]
  })
}
