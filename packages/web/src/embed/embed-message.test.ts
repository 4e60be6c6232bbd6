import { expect, it } from 'vitest'
import { readEmbedMessage } from './embed-message.ts'

const MESSAGE = { from: 'hearthlight-embed', height: 640, title: 'Find rebates' }

it('reads how high a page in a frame is, and what it is called', () => {
  expect(readEmbedMessage({ ...MESSAGE, more: 1 })).toEqual(MESSAGE)
})

it.each([
  null,
  'hearthlight-embed',
  { ...MESSAGE, from: 'somebody' },
  { ...MESSAGE, height: '640' },
  { ...MESSAGE, height: -1 },
  { ...MESSAGE, height: Number.NaN },
  { ...MESSAGE, height: 1e9 },
  { ...MESSAGE, title: undefined },
])('passes over %j', (data) => {
  expect(readEmbedMessage(data)).toBeNull()
})
