import type { FieldDefinitionInput } from '../../forms/field-definition.ts'

const field = (name: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  name,
  type: 'text',
  label: `buildings:field.${name}`,
  ...more,
})

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
    min: 1600,
    max: 2030,
    step: 1,
    help_text: 'buildings:help.construction_year',
  }),
  field('floor_area', { type: 'number', column_size: 6, min: 10, max: 20000, step: 1 }),
  field('electric_utility', { column_size: 6, validations: { max: 120 } }),
  field('gas_utility', { column_size: 6, validations: { max: 120 } }),
]
