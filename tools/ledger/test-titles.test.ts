import { expect, it } from 'vitest'
import { testTitles } from './test-titles.mjs'

const titles = (source: string) => testTitles('sample.test.ts', source).map(({ text }) => text)

it('reads the title of every kind of test, and only of tests', () => {
  expect(
    titles(`
      // no. 1
      const rows = [['no. 2']]
      describe('a noun no. 3', () => {
        it('keeps no. 4', () => {})
        it.each(rows)('keeps %s no. 5', () => {})
      })
      test.describe('a page no. 6', () => {
        test(\`opens \${path} no. 7\`, async ({ page }) => {})
      })
      test.use({ title: 'no. 8' })
      expect('no. 9').toBe('')
    `),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it stands in the source
  ).toEqual(['keeps no. 4', 'keeps %s no. 5', 'opens ${path} no. 7'])
})
