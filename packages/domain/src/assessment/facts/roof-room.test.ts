import { expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { FieldDefinition } from '../../forms/field-definition.ts'
import { houseFromAnswers } from '../house/house-from-answers.ts'
import { sectionQuestions, validateSomeAnswers } from '../wizard/wizard-answers.ts'
import { roofKw, withRoofLimit } from './roof-room.ts'

const { place } = packedPlace('pt-lisboa-lisboa')
const home = (solar_pv_kw: string[], storeys: string) =>
  houseFromAnswers(
    {},
    {
      area_basics: { floor_area: ['120'], floor_area_unit: ['m2'] },
      house_type: { house_type: ['row_mid'], storeys: [storeys] },
      ventilation_system: { solar_pv: ['yes'], solar_pv_kw },
    },
    place,
    { year: 2026 },
  )
const peakKw = (found: ReturnType<typeof home>) => (found.house.photovoltaics[0]?.peakW ?? 0) / 1000

it('the kW of panels are bounded by the roof: two storeys under one roof hold half as much', () => {
  const room = roofKw({ houseType: 'row_mid', storeys: 2, floorAreaM2: 120 })
  expect(room).toBeCloseTo((120 / 2) * 1.1 * 1.118 * 0.23, 0)
  expect(peakKw(home([String(room)], '2'))).toBeCloseTo(room)
  expect(() => home([String(room + 0.1)], '2')).toThrow('assessment.impossible-input')
  expect(peakKw(home([String(room + 0.1)], '1'))).toBeCloseTo(room + 0.1)
})

it('panels of which nobody knows the size are the usual 6 kW, or as much as the roof holds', () => {
  expect(peakKw(home([], '1'))).toBe(6)
  const cottage = houseFromAnswers(
    {},
    {
      area_basics: { floor_area: ['40'], floor_area_unit: ['m2'] },
      house_type: { house_type: ['detached'], storeys: ['2'] },
      ventilation_system: { solar_pv: ['yes'] },
    },
    place,
    { year: 2026 },
  )
  expect(peakKw(cottage)).toBe(roofKw({ houseType: 'detached', storeys: 2, floorAreaM2: 40 }))
  expect(peakKw(cottage)).toBeLessThan(6)
})

it('the roof’s limit stands at the field, wherever it hangs, and refuses more in the same words', () => {
  const kW = FieldDefinition.parse({
    type: 'number',
    name: 'solar_pv_kw',
    label: 'Size',
    max: 100,
    step: 0.01,
  })
  const asked = FieldDefinition.parse({
    type: 'radio',
    name: 'solar_pv',
    label: 'Panels',
    enable_sub_fields: true,
    options: [{ value: 'yes', label: 'Yes', sub_fields: [kW] }],
  })
  const limited = withRoofLimit([asked], 14.1, 'Holds 14.1 kW at most.')
  expect(limited[0]?.options[0]?.sub_fields[0]?.help_text).toBe('Holds 14.1 kW at most.')
  const errors = (value: string) =>
    validateSomeAnswers(sectionQuestions(limited), { solar_pv_kw: [value] }, (rule) => rule)
  expect(errors('14.1')).toEqual([])
  expect(errors('14.2')).toMatchObject([{ path: 'solar_pv_kw', message: 'Holds 14.1 kW at most.' }])
})
