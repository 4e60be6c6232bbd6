import { z } from 'zod'
import { Many } from './envelope.ts'

/** Where a page of a list begins or ends; only the server that wrote it reads it. */
const Cursor = z
  .string()
  .max(2000)
  .regex(/^[\w-]+$/)

/** Lists say how many rows there are, up to this many. */
export const COUNTED_TO = 10_000

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
  total: z
    .int()
    .nullable()
    .optional()
    .describe('How many match in all; null where there are more than 10,000'),
})

export const ListOf = <Attributes extends z.ZodType>(type: string, attributes: Attributes) =>
  Many(type, attributes).extend({ meta: ListMeta })

/** Some of the choices of a filter, or all but those. */
export type Chosen = { readonly isNot: boolean; readonly values: readonly string[] }

const NOT = '!'

/** As it stands in an address: `a,b` is one of the two, `!a,b` neither. */
export const readChosen = (text: string): Chosen => {
  const isNot = text.startsWith(NOT)
  const values = text.slice(isNot ? NOT.length : 0).split(',')
  return { isNot, values: values.filter((value) => value !== '') }
}
export const writeChosen = ({ isNot, values }: Chosen): string =>
  values.length === 0 ? '' : `${isNot ? NOT : ''}${values.join(',')}`

/** A filter that takes several values, each of this kind. */
export const chosenOf = (value: z.ZodType<string>) =>
  z
    .string()
    .max(2000)
    .transform(readChosen)
    .refine(({ values }) => values.length > 0 && values.every((each) => value.safeParse(each).success))
    .describe('One value or several, separated by commas; `!` before them: none of these')
