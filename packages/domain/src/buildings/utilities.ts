import type { FieldDefinition } from '../forms/field-definition.ts'
import type { FieldValue, FieldValues } from '../forms/field-values.ts'
import type { Settings } from '../partner/settings.ts'
import { COMPANY_FACTS, isCompanyFact, sameCompany } from '../shared/same-company.ts'

/** The companies of a partner's customers, by the field of a home that names one. */
export type Utilities = Settings['utilities']

type UtilityField = (typeof COMPANY_FACTS)[number]

/** A company that is none of those the partner names: it decides a condition, and is the name of nobody. */
export const ANOTHER = 'another'
/** No company at all: the home has no natural gas. */
export const NO_COMPANY = 'none'

/** The field of the form that asks for the name of another company. */
export const nameField = (field: UtilityField) => `another_${field}` as const

/** The companies as a choice; a partner that names none, or writes options of its own, asks as it did. */
export function asUtility(field: FieldDefinition, utilities: Utilities): FieldDefinition {
  const { name } = field
  if (!isCompanyFact(name) || utilities[name].length === 0 || field.options.length > 0) return field
  const plain = (value: string, label: string) => ({ value, label, sub_fields: [] })
  const { validations, messages, ...own } = field
  const named: FieldDefinition = {
    ...own,
    name: nameField(name),
    type: 'text',
    label: 'buildings:field.utility_name',
    help_text: undefined,
    placeholder: undefined,
    required: true,
    column_size: 'full',
    validations,
    messages,
  }
  return {
    ...own,
    validations: {},
    messages: {},
    type: 'select',
    enable_sub_fields: true,
    options: [
      ...utilities[name].map((company) => plain(company, company)),
      { ...plain(ANOTHER, 'buildings:option.utility.another'), sub_fields: [named] },
      ...(name === 'gas_utility' ? [plain(NO_COMPANY, 'buildings:option.utility.none')] : []),
    ],
  }
}

/** A stored company as the form shows it: one of those it offers, or another with its name. */
export function shownUtilities(record: Readonly<Record<UtilityField, string | null>>, utilities: Utilities) {
  const shown: Record<string, FieldValue> = {}
  for (const field of COMPANY_FACTS) {
    const stored = record[field]
    const offered = utilities[field]
    if (stored === null || stored.trim() === '' || offered.length === 0) continue
    const known = offered.find((company) => sameCompany(company, stored))
    const isCode = stored === ANOTHER || (stored === NO_COMPANY && field === 'gas_utility')
    shown[field] = known ?? (isCode ? stored : ANOTHER)
    if (known === undefined && !isCode) shown[nameField(field)] = stored
  }
  return shown
}

/** What the form says of the companies, as the record holds it: another one is stored by its name. */
export const recordedUtilities = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    COMPANY_FACTS.flatMap((field) =>
      values[field] === ANOTHER ? [[field, values[nameField(field)] || ANOTHER]] : [],
    ),
  )

/** What a home of a customer opens with: the partner's own company, which it names first. */
export const ownUtilities = (utilities: Utilities): Record<UtilityField, string | null> => ({
  electric_utility: utilities.electric_utility[0] ?? null,
  gas_utility: utilities.gas_utility[0] ?? null,
})

/** The text of what stands in place of a name; a name is its own text. */
export const utilityText = (stored: string): string | undefined =>
  stored === ANOTHER || stored === NO_COMPANY ? `buildings:option.utility.${stored}` : undefined
