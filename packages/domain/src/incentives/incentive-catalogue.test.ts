import { describe, expect, it } from 'vitest'
import boreale from '../../../../partners/boreale/incentives.json' with { type: 'json' }
import lakeshore from '../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import tejo from '../../../../partners/tejo/incentives.json' with { type: 'json' }
import { IncentiveCatalogue } from './incentive-catalogue.ts'
import { presentIncentive } from './present-incentive.ts'

const DEMO = [
  ['lakeshore', lakeshore, 'en', 'USD'],
  ['boreale', boreale, 'fr', 'CAD'],
  ['tejo', tejo, 'pt', 'EUR'],
] as const
const NOWHERE = { facts: {}, measures: null, placeholders: {} }

describe.each(DEMO)('the incentives of %s', (_name, file, language, currencyCode) => {
  const catalogue = IncentiveCatalogue.parse(file)
  const { incentives, languages: _, ...dictionaries } = catalogue
  const shown = incentives.map((entry) =>
    presentIncentive(entry, dictionaries, NOWHERE, {
      language,
      currencyCode,
      projectTypeId: 'type',
      energyAdvisorIds: [],
      isSoftRecommended: false,
    }),
  )
  it('are twelve to twenty, each with a code of its own', () => {
    expect(incentives.length).toBeGreaterThanOrEqual(12)
    expect(incentives.length).toBeLessThanOrEqual(20)
    expect(new Set(incentives.map(({ code }) => code)).size).toBe(incentives.length)
  })
  it('have a known amount or a limit, and never show a brace', () => {
    for (const incentive of shown) {
      expect(incentive.amount, incentive.code).not.toBeNull()
      expect(incentive.short_description).not.toContain('{{')
      expect(incentive.title).not.toBe('')
    }
  })
  it('refuse nobody of whom nothing is known', () => {
    expect(shown.filter(({ eligibility }) => eligibility.verdict === 'not_eligible')).toEqual([])
    expect(shown.filter(({ is_triggered }) => is_triggered === false)).toEqual([])
  })
})

describe('a catalogue', () => {
  const changed = (index: number, over: object) => ({
    ...lakeshore,
    incentives: lakeshore.incentives.map((entry, at) => (at === index ? { ...entry, ...over } : entry)),
  })
  const issues = (catalogue: unknown) =>
    IncentiveCatalogue.safeParse(catalogue).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )
  it('is refused when an incentive names what is not there', () => {
    expect(issues(changed(0, { documents: ['passport'] }))).toEqual([
      'incentives.0.documents: no such code: passport',
    ])
  })
  it('is refused when a text is missing in one of its languages', () => {
    expect(issues(changed(2, { title: { en: 'Attic' } }))).toEqual(['incentives.2.title: no es text'])
  })
})
