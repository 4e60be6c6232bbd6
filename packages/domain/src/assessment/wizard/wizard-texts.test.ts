import { expect, test } from 'vitest'
import { withSubFields } from '../../forms/field-values.ts'
import { AuditSections } from '../../partner/sections/audit-sections.ts'
import { completeAuditSections } from '../../partner/sections/complete-audit-sections.ts'
import { SECTIONS } from '../../shared/vocabulary.ts'
import { LANGUAGES, type Texts } from '../../texts/namespaces.ts'
import { readTexts } from '../../texts/testing/read-texts.ts'
import { sectionFields } from './wizard-answers.ts'

const US = { area_unit: 'square_feet', temperature_unit: 'fahrenheit', insulation_unit: 'r_value' } as const
const CANADA = {
  area_unit: 'square_meters',
  temperature_unit: 'celsius',
  insulation_unit: 'rsi_value',
} as const

const find = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Texts | undefined)?.[name], texts)

test.each(LANGUAGES)('every question, option and unit has its words in %s', async (language) => {
  const texts = await readTexts(language, 'assessment')
  const keys = [US, CANADA].flatMap((units) => {
    const sections = completeAuditSections(AuditSections.parse({}), units)
    const fields = SECTIONS.flatMap((section) => withSubFields(sectionFields(sections, section)))
    return fields.flatMap((field) => [
      field.label,
      ...(field.unit === undefined ? [] : [field.unit]),
      ...field.options.map((option) => option.label),
    ])
  })
  const missing = [...new Set(keys)].filter(
    (key) => typeof find(texts, key.replace('assessment:', '')) !== 'string',
  )
  expect(missing).toEqual([])
})
