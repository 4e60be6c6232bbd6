import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuditMode } from '../../buildings/building.ts'
import { changeAnswer } from '../../forms/change-answer.ts'
import type { FieldDefinition } from '../../forms/field-definition.ts'
import type { PageName } from '../../partner/pages/page-name.ts'
import { AuditSections } from '../../partner/sections/audit-sections.ts'
import { completeAuditSections } from '../../partner/sections/complete-audit-sections.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import { wizardChanges } from '../testing/random-wizard.ts'
import { mergeAnswers } from './merge-answers.ts'
import { dataOf, type SectionData, sectionFields, sectionQuestions, valuesOf } from './wizard-answers.ts'
import { advancedPage, asksForAdvancedMode, nextPage, previousPage, resumePage } from './wizard-navigation.ts'
import { isOpen, sectionOfPage, type WizardSettings } from './wizard-pages.ts'

const METRIC = {
  area_unit: 'square_meters',
  temperature_unit: 'celsius',
  insulation_unit: 'rsi_value',
} as const
const NOW = '2026-11-12T10:00:00.000Z'

/** Any configuration, with the built-in questions. */
const config = wizardChanges.map((changes) => completeAuditSections(AuditSections.parse(changes), METRIC))

/** What a person may do on a page; the numbers pick the question, its answer and the side of the dialog. */
const action = fc.record({
  kind: fc.constantFrom('answer', 'next', 'previous', 'reload'),
  pick: fc.nat(),
  value: fc.nat(),
})

type Walk = {
  settings: WizardSettings
  at: Section | undefined
  answers: Partial<Record<Section, SectionData>>
}

const someAnswer = ({ type, options, min = 0 }: FieldDefinition, pick: number): string =>
  type === 'buttons' || type === 'select' ? (options[pick % options.length]?.value ?? '') : String(min)

/** Gives one answer as the form does, and as the server keeps it. */
function answer(walk: Walk, at: Section, pick: number, value: number): void {
  const fields = sectionFields(walk.settings.sections, at)
  const asked = fields.filter((field) => !field.hidden)
  const field = asked[pick % asked.length]
  if (field === undefined) return
  const stored = walk.answers[at] ?? {}
  const given = someAnswer(field, value)
  const questions = sectionQuestions(fields)
  const next = dataOf(
    changeAnswer(questions, valuesOf(questions, stored), field.name, field.multiple ? [given] : given),
  )
  const { data } = mergeAnswers({ data: {}, answeredAt: {} }, { data: next }, questions, NOW)
  walk.answers = { ...walk.answers, [at]: data }
  expect(data[field.name]).toEqual([given])
}

function go(walk: Walk, to: PageName): void {
  walk.at = sectionOfPage(to)
  if (walk.at !== undefined) expect(isOpen(walk.settings, walk.at)).toBe(true)
}

/** Next, by the dialog where there is one: on in advanced mode, or out to the overview. */
function next(walk: Walk, at: Section, pick: number): void {
  const { settings } = walk
  const isAsked = asksForAdvancedMode(settings, at)
  if (!isAsked) go(walk, nextPage(settings, at))
  else if (pick % 2 === 0) go(walk, 'home-overview')
  else {
    walk.settings = { ...settings, mode: 'advanced' }
    go(walk, advancedPage(settings, at))
  }
}

/** Presses Next until the wizard is left: never more pages than there are sections, once more those behind in advanced mode. */
function leave(walk: Walk): void {
  for (let pages = 0; walk.at !== undefined; pages += 1) {
    expect(pages).toBeLessThan(2 * SECTIONS.length)
    next(walk, walk.at, 1)
  }
}

/** What each page shows of the stored answers, written back: the same. */
function expectShownAsStored({ settings, answers }: Walk): void {
  for (const one of SECTIONS) {
    const stored = answers[one] ?? {}
    expect(dataOf(valuesOf(sectionQuestions(sectionFields(settings.sections, one)), stored))).toEqual(stored)
  }
}

function act(walk: Walk, { kind, pick, value }: { kind: string; pick: number; value: number }): void {
  const { at } = walk
  const before = structuredClone(walk.answers)
  if (at === undefined || kind === 'reload') go(walk, resumePage(walk.settings, null))
  else if (kind === 'answer') answer(walk, at, pick, value)
  else if (kind === 'next') next(walk, at, pick)
  else go(walk, previousPage(walk.settings, at, { isAssessed: pick % 2 === 0 }))
  if (kind !== 'answer') expect(walk.answers).toEqual(before)
}

test('whatever is configured and in whatever order, navigation never changes an answer and never dead-ends', () => {
  fc.assert(
    fc.property(
      config,
      fc.constantFrom<AuditMode>('lite', 'advanced'),
      fc.array(action, { maxLength: 30 }),
      (sections, mode, actions) => {
        const walk: Walk = { settings: { sections, mode }, at: undefined, answers: {} }
        go(walk, resumePage(walk.settings, null))
        for (const one of actions) act(walk, one)
        expectShownAsStored(walk)
        leave(walk)
      },
    ),
    { numRuns: 40 },
  )
})
