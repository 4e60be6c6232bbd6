import { describe, expect, it } from 'vitest'
import { assessmentAnswers, finderFacts, givenAnswers } from './finder-facts.ts'
import { readFinderLink, writeFinderLink } from './finder-link.ts'
import { startOfBuilding } from './start-of-building.ts'

const TOLD = { house_type: 'detached', gas_utility: 'Lakeshore Power & Gas', electric_utility: 'another' }
const START = {
  place: { zip: '53081', region: 'WI', address1: '12 Oak & Elm', city: 'Sheboygan' },
  answers: TOLD,
}

describe('what was told to the rebate finder', () => {
  it('is a fact only where somebody answered', () => {
    const facts = finderFacts({ ...TOLD, heating_fuel: 'unknown', attic_insulation: ' ' }, 'US', '53081')
    expect(facts).toEqual({
      country: { values: ['US'], source: 'record' },
      region: { values: ['WI'], source: 'record' },
      electric_utility: { values: ['another'], source: 'record' },
      gas_utility: { values: ['Lakeshore Power & Gas'], source: 'record' },
      house_type: { values: ['detached'], source: 'answered' },
    })
    expect(givenAnswers({ a: undefined, b: null, c: 1990 })).toEqual({ c: '1990' })
  })

  it('becomes answers of the assessment by their sections', () => {
    expect(assessmentAnswers({ ...TOLD, heating_fuel: 'oil' })).toEqual({
      fuel_type: { heating_fuel: ['oil'] },
      house_type: { house_type: ['detached'] },
    })
  })

  it('comes back whole from the link that leads to the portal', () => {
    expect(readFinderLink(writeFinderLink(START))).toEqual(START)
  })

  it.each([
    ['', null],
    ['house_type=detached', null],
    [`zip=53081&name=Eve&country=PT&house_type=${'x'.repeat(101)}`, { place: { zip: '53081' }, answers: {} }],
  ])('is read with care from a link that anybody may have written: %j', (text, start) => {
    expect(readFinderLink(text)).toEqual(start)
  })

  it('fills the form of a new home in as far as the form asks and offers it', () => {
    const options = (...values: string[]) => values.map((value) => ({ value, label: value, sub_fields: [] }))
    const fields = [
      { name: 'zip', options: [] },
      { name: 'address1', options: [] },
      { name: 'region', options: options('IL') },
      { name: 'gas_utility', options: [] },
      { name: 'electric_utility', options: [] },
      { name: 'floor_area', options: [] },
    ]
    expect(startOfBuilding(START, fields)).toEqual({
      zip: '53081',
      address1: '12 Oak & Elm',
      gas_utility: 'Lakeshore Power & Gas',
    })
    expect(
      startOfBuilding(START, [{ name: 'electric_utility', options: options('Ours', 'another') }]),
    ).toEqual({
      electric_utility: 'another',
    })
  })
})
