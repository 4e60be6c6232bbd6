import { FieldDefinition } from './field-definition.ts'
import type { FieldQuestion, GroupQuestion } from './question.ts'
import { inWords } from './translate-fields.ts'

const PARTS = [
  { name: 'address1', most: 200 },
  { name: 'address2', most: 200 },
  { name: 'city', most: 100, column_size: 6 },
  { name: 'region', most: 60, column_size: 6 },
  { name: 'zip', most: 10, column_size: 6, mask: 'zip', only_uppercase: true },
] as const

/** The one text namespace that an address takes its words from. */
export const ADDRESS_WORDS = 'buildings'

/** An address as the group of its parts; the second line is nobody's duty. */
export function addressQuestions(field: FieldDefinition, translate: (key: string) => string): GroupQuestion {
  const children = PARTS.map(({ name, most, ...part }): FieldQuestion => {
    const { parent, mappings, labels, enable_sub_fields, ...own } = FieldDefinition.parse({
      ...part,
      name,
      type: 'text',
      label: inWords(`${ADDRESS_WORDS}:field.${name}`, translate),
      required: field.required && name !== 'address2',
      disabled: field.disabled,
      readonly: field.readonly,
      validations: { max: most, ...(name === 'zip' && { zip: field.validations.zip }) },
    })
    return { ...own, kind: 'field', type: 'text', options: [], variants: [] }
  })
  const { name, label: title, help_text: text } = field
  return { kind: 'group', name, title, text, nests: true, needs: 'each', children }
}
