import { z } from 'zod'
import { Many } from './envelope.ts'

/** Where a page of a list begins or ends; only the server that wrote it reads it. */
const Cursor = z
  .string()
  .max(2000)
  .regex(/^[\w-]+$/)

export const LIST_LIMITS = [25, 50, 100] as const

/**
 * What every list of the console is asked: how many rows, by which column (`-` before it: from the top down), and the
 * rows after or before which one. A list adds its filters with `.extend`.
 */
export const listPage = <const Name extends string>(
  sorts: readonly Name[],
  byDefault: NoInfer<Name | `-${Name}`>,
) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    sort: z.enum(sorts.flatMap((name) => [name, `-${name}` as const])).default(byDefault as never), // one of them by its type, which zod does not follow through a generic
    after: Cursor.optional(),
    before: Cursor.optional(),
  })

/** `next` and `previous` are the cursors of the pages around this one; null where there is none. */
const ListMeta = z.looseObject({
  csrf: z.string().optional(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
})

export const ListOf = <Attributes extends z.ZodType>(type: string, attributes: Attributes) =>
  Many(type, attributes).extend({ meta: ListMeta })
