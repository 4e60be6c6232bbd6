import { describe, expect, it } from 'vitest'
import { SAMPLE_SECTIONS } from '../../partner/testing/sample-sections.ts'
import type { Section } from '../../shared/vocabulary.ts'
import { sectionFields } from '../wizard/wizard-answers.ts'
import { type Answers, answered } from './answers.ts'
import { fieldsForHome, homeKinds } from './home-kind.ts'

const sections = SAMPLE_SECTIONS
const askedOf = (answers: Answers, section: Section) =>
  fieldsForHome(sectionFields(sections, section), section, homeKinds(answers))
const names = (answers: Answers, section: Section) => askedOf(answers, section).map(({ name }) => name)
const flatOn = (floor?: string): Answers => ({
  house_type: { house_type: ['apartment'], ...(floor && { apartment_floor: [floor] }) },
})

describe('a flat', () => {
  it('is asked for its floor and its corner, not for storeys or what is under it', () => {
    const fields = askedOf(flatOn(), 'house_type')
    expect(fields.map(({ name }) => name)).toEqual(['house_type'])
    const option = fields[0]?.options.find(({ value }) => value === 'apartment')
    expect(option?.sub_fields.map(({ name }) => name)).toEqual(['apartment_floor', 'apartment_corner'])
    expect(names({}, 'house_type')).toEqual(['house_type', 'storeys', 'foundation'])
  })

  it.each([
    ['middle', ['wall_insulation']],
    ['top', ['attic_insulation', 'wall_insulation']],
    ['ground', ['wall_insulation', 'foundation_insulation']],
  ])('of the %s floor is asked for the insulation it has', (floor, expected) => {
    expect(names(flatOn(floor), 'insulation_type')).toEqual(expected)
  })

  it('cannot have renovated an attic or a basement it does not have', () => {
    const options = (answers: Answers) =>
      askedOf(answers, 'renovation')[0]?.options.map(({ value }) => value) ?? []
    expect(options({})).toEqual(expect.arrayContaining(['attic', 'basement']))
    expect(options(flatOn('middle'))).not.toEqual(expect.arrayContaining(['attic']))
    expect(options(flatOn('middle'))).not.toEqual(expect.arrayContaining(['basement']))
    const told = { ...flatOn('middle'), renovation: { renovations: ['attic', 'windows'] } }
    expect(answered(told, 'renovation', 'renovations')).toEqual(['windows'])
  })

  it('keeps answers it gave as a house, which count no more', () => {
    const told: Answers = { house_type: { house_type: ['apartment'], storeys: ['3'] } }
    expect(answered(told, 'house_type', 'storeys')).toEqual([])
    expect(
      answered({ house_type: { house_type: ['semi'], storeys: ['3'] } }, 'house_type', 'storeys'),
    ).toEqual(['3'])
  })
})

describe('ducts', () => {
  const withSystem = (heating: string, cooling: string, type = 'detached'): Answers => ({
    house_type: { house_type: [type] },
    heating_system: { heating_system: [heating], cooling_system: [cooling] },
  })
  it.each([
    ['furnace', 'none', 'detached', true],
    ['heat_pump_ducted', 'none', 'semi', true],
    ['boiler', 'central', 'detached', true],
    ['boiler', 'none', 'detached', false],
    ['heat_pump_ductless', 'heat_pump', 'detached', false],
    ['furnace', 'central', 'apartment', false],
  ])('with %s and %s cooling in a %s home are asked for: %s', (heating, cooling, type, isAsked) => {
    expect(names(withSystem(heating, cooling, type), 'heating_system').includes('ducts')).toBe(isAsked)
  })
})
