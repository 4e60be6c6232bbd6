import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFile(path.join(ROOT, 'docs', name), 'utf8')
const page = await read('security.md')

const fileOf = (name: string) =>
  path.join(ROOT, /^(packages|tools|e2e)\//.test(name) ? '' : 'packages/server/src', name)

const citationsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?:: “([^”]+)”)?/g)].map(
    ([, file = '', title = '']) => ({
      file,
      title,
    }),
  )

/** A title may be written with escapes, and may go on with the ids of requirements. */
const titlesIn = (source: string) => source.replaceAll("\\'", "'")

it.each([
  ['security.md', 60],
  ['decisions/0052-each-of-ten-things-has-one-way.md', 14],
])('%s cites tests that exist', async (name, least) => {
  const citations = citationsIn(await read(name))
  const missing: string[] = []
  for (const { file, title } of citations) {
    const found = existsSync(fileOf(file)) && titlesIn(await readFile(fileOf(file), 'utf8')).includes(title)
    if (!found) missing.push(`${file}: ${title}`)
  }
  expect(missing).toEqual([])
  expect(citations.length).toBeGreaterThan(least)
})

it('the page of security goes through all seventeen chapters of the standard', () => {
  const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})
