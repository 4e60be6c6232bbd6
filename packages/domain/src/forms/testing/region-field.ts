/** A field with every property that one may have. */
export const REGION_FIELD = {
  name: 'region',
  type: 'select',
  label: 'Region',
  placeholder: 'Please select one',
  validations: { max: 40 },
  options: [
    { value: 'WI', label: 'Wisconsin', sub_fields: [{ name: 'county', type: 'text', label: 'County' }] },
  ],
  column_size: 6,
  parent: 'country',
  mappings: { US: ['WI'] },
  copy_address: 'region',
  mask: 'AA',
  only_uppercase: true,
  hidden: false,
  disabled: false,
  readonly: false,
  help_text: 'Where the home stands',
  default: 'WI',
  required: true,
  enable_sub_fields: true,
} as const
