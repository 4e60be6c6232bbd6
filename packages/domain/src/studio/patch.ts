import { z } from 'zod'
import { type JsonPath, valueAt, withValueAt } from '../shared/json-path.ts'

/** Names that mean something to JavaScript itself are no keys of anything we keep. */
const Key = z
  .string()
  .max(200)
  .refine((key) => !['__proto__', 'constructor', 'prototype'].includes(key), { message: 'is not a key' })

export const JsonPathSchema = z
  .array(z.union([Key, z.int().min(0).max(10_000)]))
  .min(1)
  .max(30)

/** One change of a document: the value at a path, or without a value, that there is none any more. */
export const Patch = z.strictObject({ path: JsonPathSchema, value: z.json().optional() })
export type Patch = z.infer<typeof Patch>

const lengthOf = (json: unknown): number => (Array.isArray(json) ? json.length : 0)

/** A place in a list is one that it has, or the next: any other would fill the list with nothing up to there. */
export const isPlace = (json: unknown, path: JsonPath): boolean =>
  path.every((step, at) => typeof step === 'string' || step <= lengthOf(valueAt(json, path.slice(0, at))))

export const applyPatches = (json: unknown, patches: readonly Patch[]): unknown =>
  patches.reduce((document, { path, value }) => withValueAt(document, path, value), json)
