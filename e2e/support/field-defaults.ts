/** What the API fills in where the definition of a field says nothing. */
export const FIELD_DEFAULTS = {
  required: false,
  validations: {},
  messages: {},
  options: [],
  multiple: false,
  enable_sub_fields: false,
  only_uppercase: false,
  column_size: 'full',
  hidden: false,
  disabled: false,
  readonly: false,
  range_helper: [],
}
