import { FieldDefinition } from '../../forms/field-definition.ts'

/** Where the home is, in one line: the one thing the finder must know. */
export const PLACE_FIELD = FieldDefinition.parse({
  name: 'place',
  type: 'text',
  label: 'incentives:finder.place',
  help_text: 'incentives:finder.place_help',
  required: true,
  validations: { max: 200 },
})
