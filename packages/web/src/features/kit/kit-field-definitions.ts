import { FieldDefinition, type FieldDefinitionInput } from '@hearthlight/domain/forms/field-definition'

const options = [
  { value: 'gas', label: 'Natural gas', picture: 'gas' },
  { value: 'electric', label: 'Electricity', picture: 'electric', help_text: 'From the grid' },
]

/** A form that uses every type and every property of a field definition (spec 1 section 3). */
const FIELDS: readonly FieldDefinitionInput[] = [
  {
    name: 'street',
    type: 'text',
    label: 'text, copy_address',
    copy_address: 'mailing_address',
    required: true,
  },
  { name: 'town', type: 'text', label: 'text, placeholder', placeholder: 'Sheboygan', column_size: 6 },
  { name: 'zip', type: 'text', label: 'text, mask zip', mask: 'zip', column_size: 6, copy_address: 'zip' },
  { name: 'meter', type: 'text', label: 'text, mask AA-9999', mask: 'AA-9999', column_size: 6 },
  { name: 'code', type: 'text', label: 'text, only_uppercase', only_uppercase: true, column_size: 6 },
  { name: 'email', type: 'email', label: 'email', help_text: 'help_text: we answer here.', column_size: 6 },
  { name: 'phone', type: 'tel', label: 'tel', validations: { digits: 10 }, column_size: 6 },
  { name: 'secret', type: 'password', label: 'password', validations: { min: 8 } },
  { name: 'notes', type: 'textarea', label: 'textarea', validations: { max: 200 } },
  { name: 'people', type: 'number', label: 'number, step 1', min: 1, max: 12, step: 1, default: 3 },
  {
    name: 'area',
    type: 'number',
    label: 'number, unit, range_helper',
    unit: 'sq ft',
    max: 20_000,
    default: 1850,
    range_helper: [
      { max: 1000, tone: 'caution', label: 'Small for a house' },
      { max: 4000, tone: 'positive', label: 'Usual for a house' },
      { max: 20_000, tone: 'danger', label: 'Very large: check the unit' },
    ],
  },
  {
    name: 'efficiency',
    type: 'slider',
    label: 'slider, range_helper',
    min: 60,
    max: 98,
    step: 1,
    default: 80,
    unit: '%',
    range_helper: [
      { max: 78, tone: 'danger', label: 'An old furnace' },
      { max: 90, tone: 'neutral', label: 'A usual furnace' },
      { max: 98, tone: 'positive', label: 'A condensing furnace' },
    ],
  },
  { name: 'fuel', type: 'select', label: 'select, default placeholder', options },
  {
    name: 'supplier',
    type: 'select',
    label: 'select, parent and mappings',
    parent: 'fuel',
    options: [
      { value: 'lakeshore', label: 'Lakeshore' },
      { value: 'propane', label: 'Propane Brothers' },
    ],
    mappings: { gas: ['lakeshore', 'propane'], electric: ['lakeshore'] },
  },
  {
    name: 'owner',
    type: 'radio',
    label: 'radio, sub_fields of an option',
    enable_sub_fields: true,
    default: 'rent',
    options: [
      { value: 'own', label: 'I own it' },
      {
        value: 'rent',
        label: 'I rent it',
        sub_fields: [{ name: 'landlord', type: 'text', label: 'sub field: landlord' }],
      },
    ],
  },
  { name: 'renewed', type: 'checkbox', label: 'checkbox with options', options, default: ['gas'] },
  { name: 'letter', type: 'checkbox', label: 'checkbox, alone' },
  { name: 'heating', type: 'buttons', label: 'buttons', options, default: 'gas' },
  { name: 'fuels', type: 'buttons', label: 'buttons, multiple', options, multiple: true, default: ['gas'] },
  {
    name: 'account',
    type: 'text',
    label: 'text, readonly',
    readonly: true,
    default: 'LPG-20418',
    column_size: 6,
  },
  {
    name: 'county',
    type: 'text',
    label: 'text, disabled',
    disabled: true,
    default: 'Sheboygan',
    column_size: 6,
  },
  { name: 'source', type: 'text', label: 'text, hidden', hidden: true, default: 'kit' },
  { name: 'built', type: 'date', label: 'date', default: '1974-05-01', column_size: 6 },
  { name: 'mobile', type: 'phone', label: 'phone', default: '920-555-0142', column_size: 6 },
  { name: 'rooms', type: 'integer', label: 'integer', min: 1, max: 20, default: 6, column_size: 6 },
  { name: 'price', type: 'decimal', label: 'decimal, unit', unit: '$', default: 84.5, column_size: 6 },
  { name: 'upgrades', type: 'multi_select', label: 'multi_select', options, default: ['gas'] },
  { name: 'home', type: 'address', label: 'address', help_text: 'Where the home stands.' },
]

export const kitFields = (prefix: string): readonly FieldDefinition[] =>
  FIELDS.map((field) =>
    FieldDefinition.parse({
      ...field,
      name: `${prefix}_${field.name}`,
      ...(field.parent !== undefined && { parent: `${prefix}_${field.parent}` }),
    }),
  )
