import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { describe, expect, it } from 'vitest'
import { DEMO_PARTNERS } from './partner-demo.ts'
import { readPartnerSource } from './read-partner-folder.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../../partners')

const demo = async (code: string) => {
  const read = readPartnerConfig(await readPartnerSource(path.join(PARTNERS, code)))
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.problems))
  return read
}

describe.each(DEMO_PARTNERS)('%s', (code) => {
  it('is valid in all its languages', async () => {
    expect((await demo(code)).languages).toHaveLength(2)
  })

  it('has every picture it names', async () => {
    const files = await readdir(path.join(PARTNERS, code))
    const named = JSON.stringify(await readPartnerSource(path.join(PARTNERS, code))).matchAll(
      /"\/partner-assets\/([a-z]+)\/([\w.-]+)"/g,
    )
    for (const [, owner, file] of named) {
      expect(owner).toBe(code)
      expect(files).toContain(file)
    }
  })

  it('has a home page, how-it-works steps, terms and prices', async () => {
    const { configs, languages } = await demo(code)
    const config = configs[languages[0]]
    const sections = config?.settings.sections
    expect(sections?.home.sections.map(({ type }) => type)).toEqual([
      'hero',
      'steps',
      'typical_house',
      'rebates',
      'callout',
    ])
    expect(sections?.how_it_works.steps).toHaveLength(4)
    expect(sections?.terms_and_conditions.items.map(({ id }) => id)).toEqual([
      'terms',
      'privacy',
      'accessibility',
    ])
    expect(Object.keys(config?.energy.prices ?? {})).toContain('electricity')
  })
})

it('look like three companies: colour, type, corners and hero differ', async () => {
  const looks = await Promise.all(
    DEMO_PARTNERS.map(async (code) => {
      const { configs, languages } = await demo(code)
      const config = configs[languages[0]]
      const [hero] = config?.settings.sections.home.sections ?? []
      return [
        config?.theme.colour,
        config?.theme.fonts,
        config?.theme.radius_px,
        hero?.type === 'hero' && hero.layout,
      ]
    }),
  )
  for (const column of [0, 1, 2, 3]) expect(new Set(looks.map((look) => look[column])).size).toBe(3)
})
