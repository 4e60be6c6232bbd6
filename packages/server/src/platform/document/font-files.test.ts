import { expect, it } from 'vitest'
import { fontFiles } from './font-files.ts'

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(/assets/${file})format("woff2");unicode-range:${range}}`

it('finds the files with the plain letters, however their range is written', () => {
  const css = [
    face('Newsreader', 'n-ext.woff2', 'U+100-2BA,U+2BD-2C5'),
    face('Newsreader', 'n.woff2', 'U+??,U+131'),
    face('"Source Sans 3"', 's.woff2', 'U+0000-00FF, U+0131'),
    '@font-face{font-family:Whole;src:url("/assets/w.woff2")}',
  ].join('\n')
  expect(fontFiles(css)).toEqual([
    { family: 'Newsreader', file: 'assets/n.woff2' },
    { family: 'Source Sans 3', file: 'assets/s.woff2' },
    { family: 'Whole', file: 'assets/w.woff2' },
  ])
})

it('leaves out a face without a file', () => {
  expect(fontFiles('@font-face{font-family:Local;src:local("Arial")}')).toEqual([])
})
