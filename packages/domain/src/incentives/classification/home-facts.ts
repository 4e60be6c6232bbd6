import { type Answers, answered } from '../../assessment/answers.ts'
import { SECTIONS, VOCABULARY } from '../../shared/vocabulary.ts'
import { type Fact, type Facts, RECORD_FACTS } from './fact-test.ts'

/** Building fields as the record holds them; `prefilled_fields` were filled by the product, not by the person. */
export type BuildingRecord = Readonly<
  Partial<Record<(typeof RECORD_FACTS)[number], string | number | null>>
> & { readonly prefilled_fields?: readonly string[] | undefined }

/** Only what a person or a record said is a fact; what the engine assumed stays unknown. */
export function homeFacts(building: BuildingRecord | null, answers: Answers): Facts {
  return { ...recordFacts(building), ...answerFacts(answers) }
}

function recordFacts(building: BuildingRecord | null): Record<string, Fact> {
  const facts: Record<string, Fact> = {}
  for (const name of RECORD_FACTS) {
    const value = building?.[name]
    const isTold = value !== undefined && value !== null && String(value).trim() !== ''
    if (isTold && !building?.prefilled_fields?.includes(name))
      facts[name] = { values: [String(value)], source: 'record' }
  }
  return facts
}

function answerFacts(answers: Answers): Record<string, Fact> {
  const facts: Record<string, Fact> = {}
  for (const section of SECTIONS) {
    for (const field of Object.keys(VOCABULARY[section])) {
      const values = answered(answers, section, field)
      if (values.length > 0) facts[field] = { values, source: 'answered' }
    }
  }
  return facts
}
