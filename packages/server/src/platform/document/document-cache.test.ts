import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodingFor } from './compress-document.ts'
import { documentCache } from './document-cache.ts'

const documentOf = async (html: string) => ({ html, styleHash: '', links: undefined })

it('makes a document once, and names it by what it says', async () => {
  const cache = documentCache()
  const first = await cache.get('a', () => documentOf('one'))
  expect(await cache.get('a', () => documentOf('two'))).toBe(first)
  expect((await cache.get('b', () => documentOf('two'))).tag).not.toBe(first.tag)
})

it('makes a document again that could not be made', async () => {
  const cache = documentCache()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('a', () => documentOf('one'))).document.html).toBe('one')
})

it('compresses a document once', async () => {
  const kept = await documentCache().get('a', () => documentOf('warm '.repeat(100)))
  const [first, again] = [kept.compressed('gzip'), kept.compressed('gzip')]
  expect(again).toBe(first)
  expect(gunzipSync(await first).toString()).toBe(kept.document.html)
})

it('forgets what was not asked for longest', async () => {
  const cache = documentCache()
  const first = cache.get('first', () => documentOf('first'))
  await cache.get('second', () => documentOf('second'))
  for (let at = 0; at < 299; at += 1) {
    await cache.get(`filler ${at}`, () => documentOf(String(at)))
    await cache.get('first', () => documentOf('made anew'))
  }
  expect(cache.get('first', () => documentOf('made anew'))).toBe(first)
  expect((await cache.get('second', () => documentOf('made anew'))).document.html).toBe('made anew')
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for a browser that reads %s chooses %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
