import { readFileSync } from 'node:fs'
import { fieldSpec } from '@hearthlight/domain/assessment/answers/answers'
import type { HpxmlGroup } from '@hearthlight/domain/hpxml/description/field'
import { HOME } from '@hearthlight/domain/hpxml/description/home'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { expect, it } from 'vitest'
import { hpxmlPage } from '../hpxml-docs/hpxml-page.ts'

it('docs/hpxml.md says what the mapping says; run `npx tsx tools/hpxml-docs.ts`', () => {
  expect(readFileSync(new URL('../../docs/hpxml.md', import.meta.url), 'utf8')).toBe(hpxmlPage())
})

const questions = ({ fields, groups = {} }: HpxmlGroup): string[] => [
  ...Object.values(fields).flatMap(({ answers = [] }) => answers),
  ...Object.values(groups).flatMap(questions),
]

it('the mapping names questions that there are', () => {
  for (const question of questions(HOME)) {
    const [section, field] = question.split('.')
    const known = SECTIONS.find((one) => one === section)
    expect([question, known && fieldSpec(known, field ?? '')]).toEqual([question, expect.anything()])
  }
})
