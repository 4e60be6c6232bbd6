import { describe, expect, it } from 'vitest'
import type { HomePart } from '../parts/home-parts.ts'
import { knownWords } from '../parts/known-words.ts'
import { english as t } from '../testing/english.ts'
import { partWords } from './part-words.ts'

const formats = {
  number: (value: number, digits = 0) => value.toFixed(digits),
  percent: (share: number) => `${share * 100}%`,
  areaUnit: 'ft2',
} as Parameters<typeof knownWords>[1]
const settings = {
  insulation_unit: 'r_value',
  temperature_unit: 'fahrenheit',
  sections: { audit_sections: { insulation_type: { sub_sections: [] } } },
} as unknown as Parameters<typeof knownWords>[0]

type Known = HomePart['known']
const fact = (field: string, value: string | number, unit: string | null = null): Known => ({
  section: 'insulation_type',
  field,
  value,
  unit,
  source: 'assumed',
  reason: 'era_and_region',
  reason_text: '',
})
const words = partWords(knownWords(settings, formats, t), t)
const says = (known: Known, rating: HomePart['rating'], ...also: Known[]) => words({ known, also, rating })

describe('what we know of a part is said in plain words', () => {
  it.each([
    [fact('draughts', 8.3, 'ach50'), 'Drafty, about 8 ACH50', 3],
    [fact('draughts', 6, 'ach50'), 'A little drafty, about 6 ACH50', 3],
    [fact('draughts', 2, 'ach50'), 'Tight, about 2 ACH50', 3],
    [fact('draughts', 11, 'ach50_average'), 'A little drafty, about 11 ACH50', 3],
    [fact('draughts', 7, 'ach50_draughty'), 'Drafty, about 7 ACH50', 3],
    [fact('draughts', 6, 'ach50_tight'), 'Tight, about 6 ACH50', 3],
    [fact('window_type', 2.78, 'u_value'), 'Double panes, U 0.49', 3],
    [fact('window_type', 'single'), 'Single panes', 3],
    [fact('heating_age', 13, 'years'), '13 years', 3],
    [fact('set_point', 20, 'celsius'), '68 °F', 3],
    [fact('wall_insulation', 1.884, 'rsi'), 'Some insulation, R-11', 3],
    [fact('attic_insulation', 6.2, 'rsi'), 'Good insulation, R-35', 4],
    [fact('attic_insulation', 0.05, 'rsi'), 'Hardly any insulation', 1],
  ] as const)('%#', (known, expected, rating) => {
    expect(says(known, rating)).toBe(expected)
  })

  it('names the foundation before its insulation', () => {
    const foundation = fact('foundation', 'Heated basement')
    expect(says(fact('foundation_insulation', 0.88, 'rsi'), 2, foundation)).toBe(
      'Heated basement, some insulation, R-5',
    )
  })

  it('adds fuel, efficiency and age to the heating', () => {
    const also = [fact('heating_fuel', 'Natural gas'), fact('heating_efficiency', 80, 'percent')]
    expect(says(fact('heating_system', 'Furnace'), 2, ...also, fact('heating_age', 'over_20'))).toBe(
      'Furnace, natural gas, 80% efficient, over 20 years old',
    )
  })
  it('says of each fact that comes from elsewhere where it comes from', () => {
    const told = (field: string, value: string): Known => ({ ...fact(field, value), source: 'answered' })
    const also = [told('heating_fuel', 'Natural gas'), fact('heating_age', 13, 'years')]
    expect(says(told('heating_system', 'Furnace'), 2, ...also)).toBe(
      'Furnace, natural gas, 13 years (assumed)',
    )
    const foundation = told('foundation', 'Heated basement')
    expect(says(fact('foundation_insulation', 0.88, 'rsi'), 2, foundation)).toBe(
      'Heated basement (you told us), some insulation, R-5',
    )
  })
})

describe('insulation by its U-value, as Portugal reads it', () => {
  const known = knownWords({ ...settings, insulation_unit: 'u_value' }, formats, t)
  it.each([
    [2, 'U 0.50 W/m²K'],
    [0.8, 'U 1.25 W/m²K'],
    [0.1, 'hardly any insulation'],
  ])('RSI %s is %s', (rsi, said) => {
    expect(known(fact('wall_insulation', rsi, 'rsi'))).toBe(said)
  })
})

it('says a bare wall in a text that the pages of the assessment have', () => {
  const inUValues = { ...settings, insulation_unit: 'u_value' as const }
  const said = knownWords(inUValues, formats, (key) => key)
  expect(said(fact('wall_insulation', 0.2, 'rsi'))).toBe('assessment:known.insulation.none')
})
