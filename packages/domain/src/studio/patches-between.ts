import { isObject, type JsonPath, sameJson } from '../shared/json-path.ts'
import { differences } from './differences.ts'
import type { Patch } from './patch.ts'

/** The changes that make one document of another; a list that has grown or shrunk is changed as a whole. */
export function patchesBetween(before: unknown, after: unknown, path: JsonPath = []): Patch[] {
  if (sameJson(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => patchesBetween(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => patchesBetween(before[index], item, [...path, index]))
  // What came of JSON is JSON, which the compiler has forgotten.
  const value = after as Patch['value']
  return [{ path: [...path], ...(value !== undefined && { value }) }]
}

/** How many settings differ, as the list of changes counts them. */
export const countChanges = (before: unknown, after: unknown): number => differences(before, after).length
