import { type Answers, answered } from '../../assessment/answers/answers.ts'
import { NO_COMPANY } from '../../buildings/utilities.ts'
import { SECTIONS, VOCABULARY } from '../../shared/vocabulary.ts'
import { type Fact, type Facts, RECORD_FACTS } from './home-condition.ts'

/** Building fields as the record holds them; `prefilled_fields` were filled by the product, not by the person. */
export type BuildingRecord = Readonly<
  Partial<Record<(typeof RECORD_FACTS)[number], string | number | null>>
> & { readonly prefilled_fields?: readonly string[] | undefined }

type IsAsked = (name: string) => boolean

/** Only what a person or a record said is a fact; what the engine assumed stays unknown. Who needs few names them. */
export function homeFacts(
  building: BuildingRecord | null,
  answers: Answers,
  isAsked: IsAsked = () => true,
): Facts {
  const facts: Record<string, Fact> = {}
  addRecordFacts(facts, building, isAsked)
  addAnswerFacts(facts, answers, isAsked)
  addGasCompany(facts, answers, isAsked)
  return facts
}

function addRecordFacts(
  facts: Record<string, Fact>,
  building: BuildingRecord | null,
  isAsked: IsAsked,
): void {
  for (const name of RECORD_FACTS) {
    if (!isAsked(name)) continue
    const value = building?.[name]
    const isTold = value !== undefined && value !== null && String(value).trim() !== ''
    if (isTold && !building?.prefilled_fields?.includes(name))
      facts[name] = { values: [String(value)], source: 'record' }
  }
}

function addAnswerFacts(facts: Record<string, Fact>, answers: Answers, isAsked: IsAsked): void {
  for (const section of SECTIONS) {
    for (const field of Object.keys(VOCABULARY[section])) {
      if (!isAsked(field)) continue
      const values = answered(answers, section, field)
      if (values.length > 0) facts[field] = { values, source: 'answered' }
    }
  }
}

/**
 * A home that is known to burn no natural gas has no company that delivers it. The form of a home opens with the partner's
 * company, which a person may have left there: what burns in the home decides.
 */
function addGasCompany(facts: Record<string, Fact>, answers: Answers, isAsked: IsAsked): void {
  if (!isAsked('gas_utility')) return
  const fuels = Object.keys(VOCABULARY.fuel_type).map((field) => answered(answers, 'fuel_type', field))
  if (fuels.some((values) => values.length === 0 || values.includes('natural_gas'))) return
  const follows_from = { fact: 'heating_fuel', values: answered(answers, 'fuel_type', 'heating_fuel') }
  facts['gas_utility'] = { values: [NO_COMPANY], source: 'answered', follows_from }
}
