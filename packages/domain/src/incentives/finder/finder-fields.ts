import { sectionFields } from '../../assessment/wizard/wizard-answers.ts'
import { buildingFormFields } from '../../buildings/building-form.ts'
import { ANOTHER } from '../../buildings/utilities.ts'
import { FieldDefinition, type FieldDefinitionInput } from '../../forms/field-definition.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import { UNKNOWN } from '../../shared/vocabulary.ts'
import { placeOfFact } from '../classification/place-of-fact.ts'
import { type Catalogue, decidingFacts, wantedValues } from './deciding-facts.ts'

const QUESTIONS = 5
/** More than a glance takes in are better chosen from a list. */
const MOST_RADIOS = 3

const NOT_SURE = { value: UNKNOWN, label: 'incentives:finder.not_sure' }

type FinderPartner = Pick<PartnerConfig, 'country' | 'currency_icon' | 'settings'>

/**
 * The questions of the rebate finder: the few whose answers decide most of this partner's incentives, in the words and
 * with the options of the assessment and of the form of a home. None of them has to be answered.
 */
export function finderFields(partner: FinderPartner, catalogue: Catalogue, year: number): FieldDefinition[] {
  const records = buildingFormFields(partner, { city: true, community: true }, year)
  return decidingFacts(catalogue)
    .flatMap((fact) => fieldOf(fact, partner, records, wantedValues(catalogue, fact)) ?? [])
    .slice(0, QUESTIONS)
}

function fieldOf(
  fact: string,
  { settings }: FinderPartner,
  records: readonly FieldDefinition[],
  wanted: readonly string[],
): FieldDefinition | undefined {
  const place = placeOfFact(fact)
  if (place.kind === 'assessment') {
    const asked = sectionFields(settings.sections.audit_sections, place.section)
    return asked.filter(({ name }) => name === fact).map(withChoices)[0]
  }
  const recorded = records.find(({ name }) => name === fact)
  if (fact === 'electric_utility' || fact === 'gas_utility') return companyField(fact, wanted)
  if (recorded === undefined || recorded.options.length > 0) return recorded && withChoices(recorded)
  return recorded.type === 'number' ? plain({ ...recorded, type: 'number' }) : undefined
}

/** Who sends the bill: one of those the catalogue names, or somebody else. */
const companyField = (name: 'electric_utility' | 'gas_utility', companies: readonly string[]) =>
  choice(name, `incentives:finder.${name}`, [
    ...companies.map((company) => ({ value: company, label: company })),
    { value: ANOTHER, label: `incentives:finder.another_${name}` },
  ])

const withChoices = ({ name, label, options }: FieldDefinition): FieldDefinition =>
  choice(
    name,
    label,
    options.filter(({ value }) => value !== UNKNOWN).map(({ value, label }) => ({ value, label })),
  )

const choice = (name: string, label: string, options: NonNullable<FieldDefinitionInput['options']>) =>
  plain({
    name,
    label,
    type: options.length > MOST_RADIOS ? 'select' : 'radio',
    options: options.length > MOST_RADIOS ? options : [...options, NOT_SURE],
    ...(options.length > MOST_RADIOS && { placeholder: NOT_SURE.label }),
  })

const plain = (field: FieldDefinitionInput): FieldDefinition =>
  FieldDefinition.parse({ ...field, required: false, column_size: 'full' })
