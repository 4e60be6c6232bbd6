import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Place = { readonly key: string; readonly inside: Place } | undefined
/** A list or an object on the way down, and how far it has been read. */
type Frame = {
  readonly value: Readonly<Record<string, unknown>>
  /** Of an object; the places of a list are counted. */
  readonly keys: readonly string[] | undefined
  readonly size: number
  readonly place: Place
  read: number
}

/** Half of a surrogate pair: JSON can spell it (`"\ud800"`), UTF-8 and with it PostgreSQL cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u
/** Where JSON can bring one: as it is, or by an escape that is no half of a pair. */
const SPELLED_ALONE =
  /\p{Surrogate}|\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/u
/** What looks like an escape and is a backslash with letters behind it: which half is whose is not told by looking. */
const NO_ESCAPE = /\\\\u/
/** Nobody mends more than a screenful at once. */
const ISSUES_AT_MOST = 10

/** The same for a body read from this JSON: most can hold none, and are not walked. */
export function unstorableIn(json: string, body: unknown): Issue[] {
  return SPELLED_ALONE.test(json) || NO_ESCAPE.test(json) ? unstorableTexts(body) : []
}

/** An issue for each text of a call that could not be stored, wherever it stands and whatever the route does with it. */
export function unstorableTexts(call: unknown): Issue[] {
  const issues: Issue[] = []
  // Not by recursion: a body of brackets alone may be nested half a million deep.
  const open: Frame[] = isObject(call) ? [frameOf(call, undefined)] : []
  if (isUnstorable(call)) issues.push(issueAt(undefined))
  for (let frame = open.at(-1); frame !== undefined && issues.length < ISSUES_AT_MOST; frame = open.at(-1)) {
    if (frame.read === frame.size) open.pop()
    else readOn(frame, open, issues)
  }
  return issues
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isUnstorable = (value: unknown) => typeof value === 'string' && LONE_SURROGATE.test(value)

function frameOf(value: object, place: Place): Frame {
  const keys = Array.isArray(value) ? undefined : Object.keys(value)
  const size = keys?.length ?? (value as readonly unknown[]).length
  return { value: value as Frame['value'], keys, size, place, read: 0 }
}

/**
 * Up to where it goes down, or its end. A name is a text too; it has no place of its own but the one of its object. Nothing
 * is made for a number or a text that is fine: a body may hold half a million.
 */
function readOn(frame: Frame, open: Frame[], issues: Issue[]): void {
  const { value, keys, size } = frame
  while (frame.read < size && issues.length < ISSUES_AT_MOST) {
    const index = frame.read
    frame.read += 1
    const key = keys?.[index]
    if (isUnstorable(key)) issues.push(issueAt(frame.place))
    const each = value[key ?? index]
    if (isUnstorable(each)) issues.push(issueAt({ key: key ?? String(index), inside: frame.place }))
    if (!isObject(each)) continue
    open.push(frameOf(each, { key: key ?? String(index), inside: frame.place }))
    return
  }
}

function issueAt(place: Place): Issue {
  const path: string[] = []
  for (let at = place; at !== undefined; at = at.inside) path.push(at.key)
  return { code: 'custom', path: path.reverse(), message: 'shared:validation.characters', input: undefined }
}
