import { describe, expect, it } from 'vitest'
import { FieldDefinition, type FieldDefinitionInput } from '../forms/field-definition.ts'
import { siteRights } from '../partner/features.ts'
import { FLOOR_AREA } from '../shared/floor-area.ts'
import { BuildingInput } from './building.ts'
import { withLimits } from './building-limits.ts'
import { listWindow } from './building-list.ts'
import { changedFields, changesSince, revised } from './field-revisions.ts'
import { type BuildingDefaults, blankBuilding, changedBuilding, newBuilding } from './new-building.ts'
import { prefill, withoutPrefills } from './prefill.ts'
import { RebateProject } from './rebate-project.ts'

const WISCONSIN: BuildingDefaults = {
  country: 'US',
  region: 'WI',
  gasUnit: 'therm',
  advancedModeByDefault: false,
}
const UTILITIES = { electric_utility: ['Lakeshore Power & Gas', 'Northwind'], gas_utility: [] }

describe('rights of the site permission', () => {
  it('empty gives all [S1-6.008]', () => {
    expect(siteRights('')).toEqual({ create: true, update: true })
  })
  it('crud gives all [S1-6.009]', () => {
    expect(siteRights('crud')).toEqual({ create: true, update: true })
  })
  it('c allows create [S1-6.010]', () => {
    expect(siteRights('cr')).toEqual({ create: true, update: false })
  })
  it('u allows update [S1-6.011]', () => {
    expect(siteRights('ru')).toEqual({ create: false, update: true })
  })
})

describe('pre-fill before saving', () => {
  it('gives 1 to blank usage and cost fields and natural_gas to the heating type, and remembers which', () => {
    const filled = prefill({ heating_usage: null, heating_cost: 240 })
    expect(filled).toMatchObject({
      heating_usage: 1,
      heating_cost: 240,
      water_cost: 1,
      heating_type: 'natural_gas',
    })
    expect(filled.prefilled_fields).toContain('heating_usage')
    expect(filled.prefilled_fields).not.toContain('heating_cost')
  })

  it('keeps a heating type that was chosen', () => {
    expect(prefill({ heating_type: 'oil' })).toMatchObject({ heating_type: 'oil' })
  })

  it('is not repeated by a second save, and ends when a person types a figure, even 1', () => {
    const created = newBuilding({ address1: '1 Elm St' }, WISCONSIN)
    const again = changedBuilding(created, { building_name: 'Elm' })
    expect(again.prefilled_fields).toEqual(created.prefilled_fields)
    const typed = changedBuilding(again, { heating_usage: 1 })
    expect(typed.prefilled_fields).not.toContain('heating_usage')
    expect(typed.fields.heating_usage).toBe(1)
  })

  it('is never shown to a person', () => {
    const { fields, prefilled_fields } = newBuilding({ heating_cost: 240 }, WISCONSIN)
    const shown = withoutPrefills({ ...fields, prefilled_fields })
    expect(shown).toMatchObject({ heating_cost: 240, heating_usage: null, heating_type: null })
  })
})

it('an application at a building is for an offer or a subsidy, and for nothing else [S2-3.006]', () => {
  const takes = (kind: string) => RebateProject.shape.programmable_type.safeParse(kind).success
  expect(['Offer', 'Subsidy', 'Program', ''].map(takes)).toEqual([true, true, false, false])
})

describe('a new building', () => {
  it('is lite, or advanced where the partner prefers it', () => {
    expect(newBuilding({}, WISCONSIN).virtual_audit_mode).toBe('lite')
    expect(newBuilding({}, { ...WISCONSIN, advancedModeByDefault: true }).virtual_audit_mode).toBe('advanced')
  })

  it('has the zip of its country, and a changed one too [S1-5.024] [S1-5.025] [S1-5.026] [S1-5.027]', () => {
    const zips = [
      ['CA', 'p3e-5k3', 'P3E 5K3'],
      ['US', '53081-1234', '53081'],
      ['PT', '1000205', '1000-205'],
      ['FR', '123456789012', '1234567890'],
    ] as const
    for (const [country, typed, zip] of zips) {
      expect(newBuilding({ zip: typed, country }, WISCONSIN).fields.zip).toBe(zip)
      const elsewhere = newBuilding({ country }, WISCONSIN)
      expect(changedBuilding(elsewhere, { zip: typed }).fields.zip).toBe(zip)
    }
  })

  it('holds its name in both places', () => {
    const { fields, extra_info } = newBuilding({ building_name: 'Cottage' }, WISCONSIN)
    expect([fields.building_name, extra_info.building_name]).toEqual(['Cottage', 'Cottage'])
  })

  it('opens as a form with the defaults of the partner', () => {
    expect(blankBuilding(WISCONSIN, UTILITIES)).toMatchObject({
      country: 'US',
      region: 'WI',
      address1: null,
      electric_utility: 'Lakeshore Power & Gas',
      gas_utility: null,
      revision: 0,
      virtual_audit_mode: 'lite',
      extra_info: { virtual_audit_mode: 'lite' },
    })
    expect(blankBuilding({ ...WISCONSIN, advancedModeByDefault: true }, UTILITIES)).toMatchObject({
      virtual_audit_mode: 'advanced',
      extra_info: { virtual_audit_mode: 'advanced' },
    })
  })

  it('has no application, no comment and no advisor who was contacted', () => {
    expect(blankBuilding(WISCONSIN, UTILITIES)).toMatchObject({
      rebate_project: [],
      total_project_update_requested: 0,
      ea_assignment: {},
      has_contacted_energy_advisor: false,
      comments: [],
      va_recommended_offers: [],
    })
  })

  it.each([
    ['building_name', 120],
    ['address1', 200],
    ['address2', 200],
    ['city', 100],
    ['community', 100],
    ['electric_utility', 120],
    ['gas_utility', 120],
    ['partner_building_id', 60],
    ['admin_id', 60],
  ])('takes %s of %i letters and not one more', (name, longest) => {
    const takes = (letters: number) => BuildingInput.safeParse({ [name]: 'x'.repeat(letters) }).success
    expect([takes(longest), takes(longest + 1)]).toEqual([true, false])
  })

  it('takes its mode in both places, and not one that differs [S1-4.018]', () => {
    const both = (mode: string, virtual_audit_mode: string) =>
      BuildingInput.safeParse({ virtual_audit_mode: mode, extra_info: { virtual_audit_mode } }).success
    expect([both('advanced', 'advanced'), both('lite', 'advanced')]).toEqual([true, false])
    const alone = { extra_info: { virtual_audit_mode: 'advanced' } }
    expect(BuildingInput.safeParse(alone).success).toBe(false)
  })

  it('is lite or advanced, and nothing else [S1-3.010]', () => {
    const takes = (virtual_audit_mode: string) =>
      BuildingInput.safeParse({ virtual_audit_mode, extra_info: { virtual_audit_mode } }).success
    expect(['lite', 'advanced', 'expert', ''].map(takes)).toEqual([true, true, false, false])
  })

  it('does not take the finished assessment from outside', () => {
    expect(BuildingInput.safeParse({ extra_info: { virtual_audit: 'x' } }).success).toBe(false)
    expect(BuildingInput.safeParse({ owner: 'me' }).success).toBe(false)
  })
})

describe('two saves of one building', () => {
  it('the later wins per field and is told what it overwrote and what else has changed', () => {
    const first = newBuilding({ address1: 'a', city: 'b' }, WISCONSIN)
    const second = changedBuilding(first, { address1: 'A', city: 'B' })
    const changed = changedFields(first.fields, second.fields)
    expect(changed).toEqual(['address1', 'city'])
    const revisions = revised({}, changed, 2)
    expect(changesSince(revisions, 1, ['address1', 'zip'])).toEqual({
      overwritten: ['address1'],
      changed_elsewhere: ['city'],
    })
    expect(changesSince(revisions, 2, ['address1'])).toEqual({ overwritten: [], changed_elsewhere: [] })
  })
})

describe('the window of a list', () => {
  it('page times per_page decides over first', () => {
    expect(listWindow({ page: 2, per_page: 5, first: 3 }, 10)).toMatchObject({ offset: 10, limit: 5 })
    expect(listWindow({ first: 3 }, 10)).toMatchObject({ offset: 3, limit: 10 })
  })
  it('takes the order in words and in signs', () => {
    expect(listWindow({ sort_order: '-1' }, 10).descending).toBe(true)
    expect(listWindow({ sort_order: 'asc', sort_field: 'zip' }, 10)).toMatchObject({
      descending: false,
      sortField: 'zip',
    })
  })
})

describe('the limits of a record', () => {
  const field = (over: Partial<FieldDefinitionInput> & { name: string }) =>
    FieldDefinition.parse({ type: 'number', label: over.name, ...over })
  const limited = (over: Partial<FieldDefinitionInput> & { name: string }) =>
    withLimits(field(over), { areaUnit: 'square_feet', country: 'US', year: 2026 }).validations

  it('are those of the model, in the unit of the partner', () => {
    expect(limited({ name: 'floor_area' })).toMatchObject({ min_value: 165, max_value: 16_000 })
    expect(limited({ name: 'construction_year' })).toMatchObject({ min_value: 1600, max_value: 2026 })
    const { min, max } = FLOOR_AREA.square_feet
    const metric = FLOOR_AREA.square_meters
    expect(min * 0.09290304).toBeGreaterThanOrEqual(metric.min)
    expect(max * 0.09290304).toBeLessThanOrEqual(metric.max)
  })

  it('may be narrowed by a partner, not widened [S1-5.013]', () => {
    expect(limited({ name: 'floor_area', min: 400, max: 50_000 })).toMatchObject({
      min_value: 400,
      max_value: 16_000,
    })
    expect(limited({ name: 'construction_year', validations: { max_value: 2100 } }).max_value).toBe(2026)
    expect(limited({ name: 'construction_year', validations: { max_value: 2000 } }).max_value).toBe(2000)
  })

  it('leave other fields alone', () => {
    expect(limited({ name: 'heating_cost', max: 5 })).toEqual({})
  })
})
