import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Place = { readonly key: string; readonly inside: Place } | undefined
type Part = { readonly value: unknown; readonly place: Place }

/** Half of a surrogate pair: JSON can spell it (`"\ud800"`), UTF-8 and with it PostgreSQL cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u
/** Nobody mends more than a screenful at once. */
const ISSUES_AT_MOST = 10

/** An issue for each text of a call that could not be stored, wherever it stands and whatever the route does with it. */
export function unstorableTexts(call: unknown): Issue[] {
  const issues: Issue[] = []
  // Not by recursion: a body of brackets alone may be nested half a million deep.
  const waiting: Part[] = [{ value: call, place: undefined }]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part.value === 'string' && LONE_SURROGATE.test(part.value)) issues.push(issueAt(part.place))
    if (issues.length >= ISSUES_AT_MOST) break
    for (const inner of partsOf(part)) waiting.push(inner)
  }
  return issues
}

/** A name is a text too; it has no place of its own but the one of its object. */
function partsOf({ value, place }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { value: key, place },
    { value: inner, place: { key, inside: place } },
  ])
}

function issueAt(place: Place): Issue {
  const path: string[] = []
  for (let at = place; at !== undefined; at = at.inside) path.push(at.key)
  return { code: 'custom', path: path.reverse(), message: 'shared:validation.characters', input: undefined }
}
