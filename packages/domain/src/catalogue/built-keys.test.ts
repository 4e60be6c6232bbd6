import { FUELS } from '@hearthlight/engine'
import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../report/parts/end-use-totals.ts'
import { PART_IDS } from '../report/parts/home-parts.ts'
import { LOSS_PARTS } from '../report/parts/loss-parts.ts'
import { PLAN_ORDERS } from '../report/plan/report-plan.ts'
import { AGE_BANDS, SECTIONS } from '../shared/vocabulary.ts'
import { LANGUAGES, type Language, type Texts } from '../texts/namespaces.ts'
import { readTexts } from '../texts/testing/read-texts.ts'

/** Keys that the code builds of a name: for every name there is, there must be a text. */
const FAMILIES: Readonly<Record<string, readonly (string | number)[]>> = {
  'assessment:end_use.*': CATEGORIES,
  'assessment:fuel.*': FUELS,
  'assessment:measure.*.title': MEASURE_IDS,
  'assessment:measure.*.benefit': MEASURE_IDS,
  'assessment:measure.*.watch': MEASURE_IDS,
  'assessment:section.*.name': SECTIONS,
  'assessment:section.*.title': SECTIONS,
  'assessment:section.*.text': SECTIONS,
  'assessment:known.panes.*': ['single', 'double', 'triple'],
  'assessment:known.draughts.*': ['tight', 'some', 'much'],
  'assessment:known.insulation.*': ['none', 'some', 'good', 'excellent'],
  'report:use.*': CATEGORIES,
  'report:parts.name.*': PART_IDS,
  'report:parts.rate.*': [1, 2, 3, 4, 5],
  'report:parts.age.*': AGE_BANDS,
  'report:heat.part.*': LOSS_PARTS,
  'report:heat.advice.*': LOSS_PARTS,
  'report:verdict.part.*': LOSS_PARTS,
  'report:plan.order.*': PLAN_ORDERS,
  'report:source.*': ['answered', 'assumed', 'record'],
  'shared:language.*': LANGUAGES,
}

async function textAt(language: Language, key: string): Promise<unknown> {
  const [namespace = '', path = ''] = key.split(':')
  const texts = await readTexts(language, namespace)
  return path.split('.').reduce<unknown>((at, name) => (at as Texts | undefined)?.[name], texts)
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  it.each(Object.entries(FAMILIES))('has a text for each of %s', async (family, names) => {
    for (const name of names) {
      const key = family.replace('*', String(name))
      expect(typeof (await textAt(language, key)), key).toBe('string')
    }
  })
})
