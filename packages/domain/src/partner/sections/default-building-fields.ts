import type { FieldDefinitionInput } from '../../forms/field-definition.ts'

const field = (name: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  name,
  type: 'text',
  label: `buildings:field.${name}`,
  ...more,
})

const OCCURRENCES = ['monthly', 'bimonthly', 'quarterly', 'yearly'].map((value) => ({
  value,
  label: `buildings:option.occurrence.${value}`,
}))
const UNITS = ['therm', 'ccf', 'm3', 'kWh', 'GJ', 'litre', 'gallon', 'kg', 'cord'].map((value) => ({
  value,
  label: `buildings:option.unit.${value}`,
}))
const figure = (name: string, parent: string) =>
  field(name, { type: 'number', column_size: 6, min: 0, max: 100_000, step: 0.01, parent })

const electric = (season: 'winter' | 'summer', what: 'usage' | 'cost') =>
  figure(`electric_${season}_${what}`, 'electrical_bill_occurrence')

/** Asked only once a person says how often the bill comes. */
export const BILL_FIELDS: FieldDefinitionInput[] = [
  field('heating_bill_occurrence', {
    type: 'select',
    options: OCCURRENCES,
    help_text: 'buildings:help.bills',
  }),
  figure('heating_usage', 'heating_bill_occurrence'),
  field('gas_usage_unit', {
    type: 'select',
    column_size: 6,
    options: UNITS,
    parent: 'heating_bill_occurrence',
  }),
  figure('heating_cost', 'heating_bill_occurrence'),
  field('electrical_bill_occurrence', { type: 'select', options: OCCURRENCES }),
  electric('winter', 'usage'),
  electric('winter', 'cost'),
  electric('summer', 'usage'),
  electric('summer', 'cost'),
]

/** Labels are text keys: `buildings:field.*` holds them in every language. */
export const BUILDING_FIELDS: FieldDefinitionInput[] = [
  field('building_name', { validations: { max: 120 }, help_text: 'buildings:help.building_name' }),
  field('address1', { required: true, copy_address: 'mailing_address', validations: { max: 200 } }),
  field('address2', { validations: { max: 200 } }),
  field('city', { required: true, column_size: 6, copy_address: 'city', validations: { max: 100 } }),
  field('community', { column_size: 6, copy_address: 'community', validations: { max: 100 } }),
  field('region', { required: true, column_size: 6, copy_address: 'region', validations: { max: 60 } }),
  field('zip', { required: true, column_size: 6, mask: 'zip', only_uppercase: true, copy_address: 'zip' }),
  field('construction_year', {
    type: 'number',
    column_size: 6,
    step: 1,
    help_text: 'buildings:help.construction_year',
  }),
  field('floor_area', {
    type: 'number',
    column_size: 6,
    step: 1,
    help_text: 'buildings:help.floor_area',
  }),
  field('electric_utility', { column_size: 6, validations: { max: 120 } }),
  field('gas_utility', { column_size: 6, validations: { max: 120 } }),
  ...BILL_FIELDS,
]
