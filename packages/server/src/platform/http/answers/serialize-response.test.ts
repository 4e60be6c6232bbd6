import { Many } from '@hearthlight/domain/shared/envelope'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js'
import { expect, it } from 'vitest'
import { type ZodType, z } from 'zod'
import { serializeResponse, writtenOnce } from './serialize-response.ts'

const Thing = z.object({ name: z.string() })
const routeOf = (schema: ZodType): FastifyRouteSchemaDef<ZodType> => ({
  schema,
  method: 'GET',
  url: '/things',
})
const serialize = serializeResponse(routeOf(Many('things', Thing)))
const thing = (name: string) => ({ id: '1', type: 'things', attributes: { name, secret: 'inside' } })

it('writes data that is given again once, with the token of each who asks and nothing its schema does not name', () => {
  let reads = 0
  const counted = {
    ...thing('Lamp'),
    get attributes() {
      reads += 1
      return { name: 'Lamp', secret: 'inside' }
    },
  }
  const data = writtenOnce([counted])
  const first = serialize({ data, meta: { csrf: 'one' } })
  expect(JSON.parse(first)).toEqual({
    data: [{ id: '1', type: 'things', attributes: { name: 'Lamp' } }],
    meta: { csrf: 'one' },
  })
  const before = reads
  expect(serialize({ data, meta: { csrf: 'two' } })).toBe(first.replace('"one"', '"two"'))
  expect(serialize({ data })).toBe(first.replace(',"meta":{"csrf":"one"}', ''))
  expect(reads).toBe(before)
})

it('writes any other data each time', () => {
  const data = [thing('Lamp')]
  serialize({ data })
  data[0] = thing('Chair')
  expect(JSON.parse(serialize({ data })).data[0].attributes).toEqual({ name: 'Chair' })
})

it('writes the same data by the schema of each route', () => {
  const data = writtenOnce([thing('Lamp')])
  serialize({ data })
  const whole = serializeResponse(routeOf(Many('things', Thing.extend({ secret: z.string() }))))
  expect(JSON.parse(whole({ data })).data[0].attributes).toEqual({ name: 'Lamp', secret: 'inside' })
})

it('refuses data that does not fit, however often it is given', () => {
  const data = writtenOnce([{ id: '1', type: 'things', attributes: {} }])
  for (const _ of [1, 2]) expect(() => serialize({ data })).toThrow('does not fit its schema')
})
