import { CONSOLE_PAGES } from '@hearthlight/domain/navigation/console-path'
import { expect, it } from 'vitest'
import { SECTIONS } from './sections.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('names every page of the sections, so that a link can lead to it', () => {
  const paths = SECTIONS.flatMap(({ path, pages }) =>
    pages.map((page) => [path, page.path].filter((part) => part !== '').join('/')),
  )
  expect(Object.values(CONSOLE_PAGES).toSorted()).toEqual(paths.toSorted())
})

it('leads to its pages by their names, nowhere by a written path', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  const written = Object.entries(sources).filter(([, text]) => /['"`]\/admin\b/.test(text))
  expect(written.map(([file]) => file)).toEqual([])
})
