import { expect, it } from 'vitest'
import lakeshore from '../../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import type { MeasureWork } from '../amounts/measure-work.ts'
import { planIncentives } from '../combination/plan-incentives.ts'
import { IncentiveCatalogue } from '../incentive-catalogue.ts'
import { offeredOptions } from '../offered-options.ts'
import { presentIncentive } from './present-incentive.ts'

const { incentives, languages: _, ...dictionaries } = IncentiveCatalogue.parse(lakeshore)
const work = (id: string, kwhSaved: number, isRecommended: boolean): MeasureWork => ({
  id,
  costCents: { low: 100_000, mid: 100_000, high: 100_000 },
  quantities: {},
  kwhSaved,
  isRecommended,
})
function shown(
  code: string,
  measures: readonly MeasureWork[] | null,
  isSoftRecommended = false,
  language: 'en' | 'es' = 'en',
  otherwise: Partial<(typeof incentives)[number]> = {},
) {
  const entry = incentives.find((one) => one.code === code)
  if (entry === undefined) throw new Error(`the demo has no ${code}`)
  const home = { facts: {}, measures, placeholders: {} }
  return presentIncentive({ ...entry, ...otherwise }, dictionaries, home, {
    language,
    currencyCode: 'USD',
    projectTypeId: 'type',
    energyAdvisorIds: [],
    programId: null,
    isSoftRecommended,
  })
}

it('counts the energy of what it pays for and of nothing else', () => {
  const works = [work('basement_wall_insulation', 900, true), work('windows', 5000, true)]
  expect(shown('basement-insulation', works).energy_savings_kwh).toBe(900)
  expect(shown('basement-insulation', [work('windows', 5000, true)]).energy_savings_kwh).toBe(0)
})

it('counts what is advised, and what could be done only where nothing is', () => {
  const bulbs = (isRecommended: boolean) => work('led_lighting', 900, isRecommended)
  const shower = work('low_flow_fixtures', 1200, false)
  expect(shown('led-pack', [bulbs(true), shower]).energy_savings_kwh).toBe(900)
  expect(shown('led-pack', [bulbs(false), shower]).energy_savings_kwh).toBe(1200)
})

it('of several measures is worth as much alone as in a plan of them, whichever comes first', () => {
  const priced = (id: string, cents: number) => ({
    ...work(id, 100, true),
    costCents: { low: cents, mid: cents, high: cents },
  })
  const works = [priced('low_flow_fixtures', 4_000), priced('led_lighting', 5_000)]
  for (const ordered of [works, works.toReversed()]) {
    const pack = { ...shown('led-pack', ordered), id: 'pack' }
    const { lines } = planIncentives(ordered, [pack], {}, '2026-06-01')
    const planned = lines.reduce((sum, { cents }) => sum + cents.mid, 0)
    expect([pack.amount, planned]).toEqual(['50.00', 5_000])
  }
})

it('knows no energy of a home that was not assessed', () => {
  expect(shown('basement-insulation', null).energy_savings_kwh).toBeNull()
})

it('is recommended with as many advised measures as it asks for, or where the partner says so', () => {
  const [sealing, attic] = [work('air_sealing', 500, true), work('attic_insulation', 700, true)]
  expect(shown('weatherization-bundle', [sealing]).is_recommended).toBe(false)
  expect(shown('weatherization-bundle', [sealing, attic]).is_recommended).toBe(true)
  expect(shown('weatherization-bundle', [sealing], true).is_recommended).toBe(true)
})

it('is answered in codes that no language changes', () => {
  const asked = (language: 'en' | 'es') =>
    incentives.flatMap(({ code }) => shown(code, null, false, language).question_list)
  const [english, spanish] = [asked('en'), asked('es')]
  expect(spanish.map((question) => question.select_codes)).toEqual(
    english.map((question) => question.select_codes),
  )
  const contractor = spanish.find(({ id }) => id === 'contractor')
  expect(contractor?.select_codes).toEqual([
    'a-registered-contractor',
    'another-contractor',
    'i-did-it-myself',
  ])
  expect(contractor?.select_options).toEqual(['Un contratista registrado', 'Otro contratista', 'Lo hice yo'])
})

it('gives an option of an older catalogue, written as its words alone, the same code', () => {
  const options = dictionaries.questions['contractor']?.select_options ?? []
  const older = options.map((option) => ('label' in option ? option.label : option))
  const codes = offeredOptions({ select_options: older }).map(({ code }) => code)
  expect(codes).toEqual(['a-registered-contractor', 'another-contractor', 'i-did-it-myself'])
})

it('tells for which categories it is recommended [S2-3.002]', () => {
  const recommended_categories = ['heating', 'air-sealing']
  const shownOne = shown('led-pack', null, false, 'en', { recommended_categories })
  expect(shownOne.recommended_categories).toEqual(recommended_categories)
})
