import { expect, it } from 'vitest'
import { circleIn, filesBefore, roundsTo } from './first-paint.mjs'

const manifest = {
  'index.html': {
    file: 'start.js',
    css: ['start.css'],
    imports: ['_react'],
    dynamicImports: ['home', 'menu'],
  },
  _react: { file: 'react.js' },
  home: { file: 'home.js', imports: ['_common', '_react'], css: ['home.css'], dynamicImports: ['dialog'] },
  menu: { file: 'menu.js' },
  dialog: { file: 'dialog.js', imports: ['_common'] },
  _common: { file: 'common.js' },
  alone: { file: 'alone.js' },
}

it('counts every script and style once that a page waits for', () => {
  expect([...filesBefore(manifest, ['index.html', 'home'])]).toEqual([
    'start.js',
    'start.css',
    'react.js',
    'home.js',
    'home.css',
    'common.js',
  ])
})

it('refuses a page that was not built', () => {
  expect(() => filesBefore(manifest, ['index.html', 'nowhere'])).toThrow('nowhere is not in the manifest')
})

it('counts a round more for what is known only once something has run', () => {
  expect(roundsTo(manifest, 'index.html', '_react')).toBe(1)
  expect(roundsTo(manifest, 'index.html', 'home')).toBe(2)
  expect(roundsTo(manifest, 'index.html', 'dialog')).toBe(3)
  expect(roundsTo(manifest, 'index.html', 'alone')).toBe(Number.POSITIVE_INFINITY)
})

it('finds scripts that wait for one another', () => {
  expect(circleIn(manifest)).toEqual([])
  expect(circleIn({ ...manifest, _common: { file: 'common.js', imports: ['home'] } })).toEqual([
    'home',
    '_common',
  ])
})
