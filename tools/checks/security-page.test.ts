import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const page = await readFile(path.join(ROOT, 'docs/security.md'), 'utf8')

const fileOf = (name: string) =>
  path.join(ROOT, /^(packages|tools|e2e)\//.test(name) ? '' : 'packages/server/src', name)

const citations = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?:: “([^”]+)”)?/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

/** A title may be written with escapes, and may go on with the ids of requirements. */
const titlesIn = (source: string) => source.replaceAll("\\'", "'")

it('the page of security cites tests that exist', async () => {
  const missing: string[] = []
  for (const { file, title } of citations) {
    const found = existsSync(fileOf(file)) && titlesIn(await readFile(fileOf(file), 'utf8')).includes(title)
    if (!found) missing.push(`${file}: ${title}`)
  }
  expect(missing).toEqual([])
  expect(citations.length).toBeGreaterThan(60)
})
it('it goes through all seventeen chapters of the standard', () => {
  const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})
