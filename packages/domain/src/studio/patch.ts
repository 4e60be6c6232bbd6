import { z } from 'zod'
import { withValueAt } from '../shared/json-path.ts'

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

export const applyPatches = (json: unknown, patches: readonly Patch[]): unknown =>
  patches.reduce((document, { path, value }) => withValueAt(document, path, value), json)
