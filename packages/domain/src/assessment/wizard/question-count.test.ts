import { describe, expect, it } from 'vitest'
import { AuditSections } from '../../partner/sections/audit-sections.ts'
import { completeAuditSections } from '../../partner/sections/complete-audit-sections.ts'
import { questionCount } from './question-count.ts'

const UNITS = {
  area_unit: 'square_meters',
  temperature_unit: 'celsius',
  insulation_unit: 'rsi_value',
} as const
const sections = completeAuditSections(AuditSections.parse({}), UNITS)
const lite = { sections, mode: 'lite' } as const
const advanced = { sections, mode: 'advanced' } as const

describe('the count of questions', () => {
  it('is of the pages that the home is asked', () => {
    expect(questionCount(advanced, {}).all).toBeGreaterThan(questionCount(lite, {}).all)
    const answers = { insulation_type: { attic_insulation: ['good'] } }
    expect(questionCount(lite, answers).given).toBe(0)
    expect(questionCount(advanced, answers).given).toBe(1)
  })
  it('takes an answer for one, and "I don’t know" for none', () => {
    expect(questionCount(lite, { fuel_type: { heating_fuel: ['oil'] } }).given).toBe(1)
    expect(questionCount(lite, { fuel_type: { heating_fuel: ['unknown'] } }).given).toBe(0)
  })
  it('stays the same whole while an option asks for details', () => {
    const { all } = questionCount(lite, {})
    const answers = { renovation: { renovations: ['attic', 'walls'], attic_when: ['0_5'] } }
    expect(questionCount(lite, answers)).toEqual({ given: 1, all })
  })
})
