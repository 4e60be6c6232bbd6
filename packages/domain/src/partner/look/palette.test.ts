import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, parseColour, toRgb } from './colour.ts'
import { palette, type Scheme } from './palette.ts'
import { ThemeConfig } from './theme-config.ts'

const ratio = (one: string, other: string) => contrast(toRgb(parseColour(one)), toRgb(parseColour(other)))

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const oklchColour = fc
  .record({
    l: fc.integer({ min: 0, max: 100 }),
    c: fc.integer({ min: 0, max: 40 }),
    h: fc.integer({ max: 360, min: 0 }),
  })
  .map(({ l, c, h }) => `oklch(${l / 100} ${c / 100} ${h})`)
const anyTheme = fc
  .record({
    colour: fc.oneof(hexColour, oklchColour),
    paper_hue: fc.integer({ min: 0, max: 360 }),
    paper_chroma: fc.integer({ min: 0, max: 20 }).map((value) => value / 1000),
  })
  .map((theme) => ThemeConfig.parse(theme))

const expectReadable = (theme: ThemeConfig, scheme: Scheme) => {
  const { action, onAction, focus, ink, ink2, ...grounds } = palette(theme, scheme)
  expect(ratio(action, onAction)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [grounds.paper, grounds.raised, grounds.sunk]) {
    expect(ratio(action, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(focus, ground)).toBeGreaterThanOrEqual(3)
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(7)
    expect(ratio(ink2, ground)).toBeGreaterThanOrEqual(4.5)
  }
}

it('makes every colour readable in light and dark', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expectReadable(theme, 'light')
      expectReadable(theme, 'dark')
    }),
    { numRuns: 1000 },
  )
})

it('knows the contrast of black on white and of the AA boundary grey', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('keeps a colour that is readable already', () => {
  expect(palette(ThemeConfig.parse({ colour: '#12606f' }), 'light').action).toBe('#12606f')
})
