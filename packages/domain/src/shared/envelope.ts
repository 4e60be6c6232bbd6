import { z } from 'zod'

/** Every answer to a signed-in person carries `csrf`; the server adds it just before the answer is written. */
const Meta = z.looseObject({ csrf: z.string().optional() })

/** `{ data: { id, type, attributes }, meta }`: one thing. */
export function One<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return z.object({
    data: z.object({ id: z.string(), type: z.literal(type), attributes }),
    meta: Meta.optional(),
  })
}

/** `{ data: [{ id, type, attributes }], meta }`: a list. */
export function Many<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return z.object({
    data: z.array(z.object({ id: z.string(), type: z.literal(type), attributes })),
    meta: Meta.optional(),
  })
}

/** The text behind a title, so that a screen that changes its language can say it anew. */
const ErrorText = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const ErrorResponse = z.object({
  errors: z.array(
    z.object({
      status: z.string(),
      code: z.string(),
      title: z.string(),
      detail: z.string().optional(),
      source: z.object({ pointer: z.string() }).optional(),
      meta: ErrorText.optional(),
    }),
  ),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

export const one = <T extends string, A>(type: T, id: string, attributes: A) => ({
  data: { id, type, attributes },
})
