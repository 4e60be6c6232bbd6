import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theme } from '@hearthlight/domain/partner/look/theme'
import { FONT_PAIRS, ThemeConfig } from '@hearthlight/domain/partner/look/theme-config'
import { expect, it } from 'vitest'
import { ROOT } from '../steps/root.mjs'

const styles = (file: string) => readFileSync(join(ROOT, 'packages/web/src/styles', file), 'utf8')
const faces = (css: string) => [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)
const families = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family)

const device = faces(styles('font-fallbacks.css'))
const own = faces(styles('fonts.css'))

it.each(FONT_PAIRS)('has for every font of %s one of the device in the same measures', (fonts) => {
  const tokens = theme({ theme: ThemeConfig.parse({ fonts }) })
  for (const role of ['display', 'text'] as const) {
    const [family = ''] = families(tokens[`--partner-${role}`] ?? '')
    expect(own.join()).toContain(`font-family: "${family}"`)
    const fallbacks = families(tokens[`--partner-${role}-fallback`] ?? '')
    expect(fallbacks.length).toBeGreaterThan(1)
    for (const fallback of fallbacks) {
      expect(fallback.startsWith(`${family} like `)).toBe(true)
      const found = device.filter((face) => face.includes(`font-family: "${fallback}"`))
      expect(found.length, fallback).toBeGreaterThan(0)
      for (const face of found)
        expect(face).toMatch(/local\(.+size-adjust: [\d.]+%.+ascent-override: .+descent-override: /s)
    }
  }
})

it('begins with the fallback of the font it begins with', () => {
  const tokens = styles('tokens.css').replace(/\s+/g, ' ')
  const standard = theme({ theme: ThemeConfig.parse({}) })
  for (const name of ['--partner-display-fallback', '--partner-text-fallback'] as const)
    expect(tokens).toContain(`${name}: ${standard[name]};`)
})
