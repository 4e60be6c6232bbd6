import { z } from 'zod'
import { FieldDefinition } from '../../forms/field-definition.ts'

/** Fields of one form: each name once, because a form's values are keyed by it. */
export const Fields = z.array(FieldDefinition).superRefine((fields, context) => {
  const seen = new Set<string>()
  for (const [index, field] of fields.entries()) {
    if (seen.has(field.name)) {
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `'${field.name}' stands twice` })
    }
    seen.add(field.name)
  }
})
