import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FieldOption } from '../../forms/field-definition.ts'
import type { FieldMessages } from '../../forms/field-validations.ts'
import { validateAnswers } from '../../forms/validate-answers.ts'
import { SAMPLE_SECTIONS } from '../../partner/testing/sample-sections.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import { mergeAnswers } from './merge-answers.ts'
import { dataOf, sectionFields, sectionQuestions, validateSomeAnswers, valuesOf } from './wizard-answers.ts'

const sections = SAMPLE_SECTIONS
const fieldsOf = (section: Section) => sectionFields(sections, section)
const questionsOf = (section: Section) => sectionQuestions(fieldsOf(section))
const messages: FieldMessages = (rule) => rule
const errorsOf = (section: Section, data: Record<string, string[]>) =>
  validateSomeAnswers(questionsOf(section), data, messages)

describe('one answer by itself', () => {
  it('is kept when the question offers it', () => {
    expect(errorsOf('heating_system', { heating_system: ['furnace'] })).toEqual([])
    expect(errorsOf('renovation', { renovations: ['attic', 'walls'] })).toEqual([])
    expect(errorsOf('area_basics', { floor_area: ['1850'] })).toEqual([])
  })

  it('is refused when it is no option, out of range, no number or nobody asked for it', () => {
    expect(errorsOf('heating_system', { heating_system: ['nuclear'] })).toEqual([
      { path: 'heating_system', rule: 'option', params: {}, message: 'option', isOwn: false },
    ])
    expect(errorsOf('heating_system', { heating_system: ['furnace', 'boiler'] })).toHaveLength(1)
    expect(errorsOf('area_basics', { floor_area: ['999999'] })[0]?.message).toBe('max_value')
    expect(errorsOf('area_basics', { floor_area: ['many'] })[0]?.message).toBe('numeric')
    expect(errorsOf('fuel_type', { is_admin: ['true'] })[0]?.path).toBe('is_admin')
  })

  it('may be "I don’t know" for a number too, and may be cleared', () => {
    expect(errorsOf('area_basics', { floor_area: ['unknown'] })).toEqual([])
    expect(errorsOf('area_basics', { floor_area: [] })).toEqual([])
  })
})

test('stored answers and form values are two notations of the same', () => {
  const data = { renovations: ['attic', 'windows'], attic_when: ['0_5'] }
  expect(dataOf(valuesOf(questionsOf('renovation'), data))).toEqual(data)
})

test('a required number answered with "I don’t know" wants no figure', () => {
  const fields = fieldsOf('area_basics').map((field) =>
    field.name === 'floor_area' ? { ...field, required: true } : field,
  )
  const validate = (given: Record<string, string>) =>
    validateAnswers(sectionQuestions(fields), given, messages).mistakes
  expect(validate({})).toMatchObject([{ path: 'floor_area', rule: 'required' }])
  expect(validate({ floor_area: 'unknown' })).toEqual([])
})

describe('merging answers', () => {
  const nothing = { data: {}, answeredAt: {} }
  const now = '2026-11-12T10:00:00.000Z'
  const merge = (stored: Parameters<typeof mergeAnswers>[0], data: Record<string, string[]>, at: string) =>
    mergeAnswers(
      stored,
      { data, answeredAt: Object.fromEntries(Object.keys(data).map((name) => [name, at])) },
      questionsOf('heating_system'),
      now,
    )

  it('lets the later answer win, whichever arrives first', () => {
    const later = merge(nothing, { heating_system: ['boiler'] }, '2026-11-12T09:30:00Z')
    const offline = merge(later, { heating_system: ['furnace'] }, '2026-11-12T09:00:00Z')
    expect(offline.data['heating_system']).toEqual(['boiler'])
  })

  it('does not bring back what was cleared later', () => {
    const cleared = merge(nothing, { thermostat: [] }, '2026-11-12T09:30:00Z')
    expect(merge(cleared, { thermostat: ['smart'] }, '2026-11-12T09:00:00Z').data).toEqual({})
  })

  it('takes a clock that runs ahead for now', () => {
    const ahead = merge(nothing, { thermostat: ['smart'] }, '2036-01-01T00:00:00Z')
    expect(ahead.answeredAt['thermostat']).toBe(now)
  })

  it('clears what hangs from an option no longer chosen [S1-4.032]', () => {
    const furnace = merge(
      nothing,
      { heating_system: ['furnace'], heating_efficiency: ['80'] },
      '2026-11-12T09:00:00Z',
    )
    expect(furnace.data['heating_efficiency']).toEqual(['80'])
    const unknown = merge(furnace, { heating_system: ['unknown'] }, '2026-11-12T09:10:00Z')
    expect(unknown.data).toEqual({ heating_system: ['unknown'] })
  })

  it('gives the same in any order and any number of times', () => {
    const names = ['heating_age', 'thermostat', 'cooling_system'] as const
    const change = fc.record({
      name: fc.constantFrom(...names),
      value: fc.constantFrom<string[]>([], ['unknown']),
      second: fc.integer({ min: 0, max: 59 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: (one) => one.second, maxLength: 12 }), (changes) => {
        const apply = (list: typeof changes) =>
          list.reduce(
            (stored, { name, value, second }) =>
              merge(stored, { [name]: value }, `2026-11-12T09:00:${String(second).padStart(2, '0')}Z`),
            nothing as Parameters<typeof mergeAnswers>[0],
          )
        expect(apply([...changes].reverse())).toEqual(apply(changes))
        expect(apply([...changes, ...changes])).toEqual(apply(changes))
      }),
    )
  })
})

test('every built-in question has "I don’t know"; numbers have it as a box below', () => {
  for (const section of SECTIONS) {
    for (const field of fieldsOf(section).filter((one) => !one.hidden)) {
      const isNumber = field.type === 'slider' || field.type === 'number'
      const values = field.options.map((option: FieldOption) => option.value)
      expect(isNumber || values.includes('unknown'), field.name).toBe(true)
    }
  }
})
