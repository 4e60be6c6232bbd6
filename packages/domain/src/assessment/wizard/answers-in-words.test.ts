import { expect, it } from 'vitest'
import { AuditSections } from '../../partner/sections/audit-sections.ts'
import { completeAuditSections } from '../../partner/sections/complete-audit-sections.ts'
import { answersInWords } from './answers-in-words.ts'

const units = {
  area_unit: 'square_feet',
  temperature_unit: 'fahrenheit',
  insulation_unit: 'r_value',
} as const
const written = AuditSections.parse({
  heating_system: { field_overrides: { heating_age: { label: 'How old is it?' } } },
})
const sections = completeAuditSections(written, units)
const words = {
  translate: (key: string) => `<${key}>`,
  number: (value: number, decimals = 0) => value.toFixed(decimals).replace('.', ','),
}
const say = (answers: Parameters<typeof answersInWords>[1]) => answersInWords(sections, answers, words)

it('says answers by their questions, in the words of the partner and the reader’s numbers', () => {
  const heating_system = {
    heating_system: ['furnace'],
    heating_efficiency: ['78.5'],
    heating_age: ['over_20'],
  }
  const [section] = say({ heating_system })
  expect(section?.name).toBe('<assessment:section.heating_system.name>')
  expect(section?.answers).toContainEqual({
    question: '<assessment:field.heating_system>',
    answer: '<assessment:option.heating_system.furnace>',
  })
  expect(section?.answers.find(({ question }) => question === 'How old is it?')).toBeDefined()
  expect(JSON.stringify(section)).toContain('78,5')
})

it('joins several values, and says what somebody does not know', () => {
  const [area, renovation] = say({
    area_basics: { floor_area: ['unknown'] },
    renovation: { renovations: ['attic', 'walls'] },
  })
  expect(renovation?.answers[0]?.answer).toMatch(/^<[^,]+>, <[^,]+>$/)
  expect(area?.answers[0]?.answer).toBe('<assessment:wizard.unknown>')
})

it('leaves out what was not answered, what is hidden and what is no question for this home', () => {
  expect(say({ area_basics: { floor_area: [] } })).toEqual([])
  expect(say({ area_basics: { floor_area_unit: ['ft2'] } })).toEqual([])
  const flat = say({ house_type: { house_type: ['apartment'], storeys: ['2'] } })
  expect(flat.flatMap(({ answers }) => answers).map(({ question }) => question)).toEqual([
    '<assessment:field.house_type>',
  ])
})
