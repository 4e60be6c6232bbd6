import { expect, it } from 'vitest'
import { z } from 'zod'
import { sampleOf, takesIds } from './sample-of-schema.ts'

const ID = '0197b6a0-7e3c-7c3e-8000-2b6f3f3a1d11'
const Item = z.object({ kind: z.enum(['oil', 'gas']), id: z.uuid().nullish(), note: z.string().optional() })
const Body = z.strictObject({
  items: z.array(Item).max(3),
  name: z.string().trim().min(3),
  days: z.int().min(7),
  email: z.email(),
  at: z.iso.datetime(),
  agreed: z.literal(true),
  amount: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/),
})

it('puts the id at every place that takes one, however deep, and fills in what must be there', () => {
  expect(takesIds(Body)).toBe(true)
  const sample = sampleOf(Body, ID)
  expect(sample).toMatchObject({ items: [{ kind: 'oil', id: ID }], name: 'aaa', days: 7, agreed: true })
  expect(sample).not.toHaveProperty('items.0.note')
  expect(Body.parse(sample)).toEqual(sample)
})
it('sees when there is no id to take', () => {
  const { items: _items, ...rest } = Body.shape
  expect(takesIds(z.object(rest))).toBe(false)
})
