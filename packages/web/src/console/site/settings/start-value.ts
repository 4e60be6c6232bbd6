import type { EditorField } from '@hearthlight/domain/studio/editor-field'

/** What a new thing begins with: all that it must have, empty. */
export function startValue(field: EditorField): unknown {
  if (field.default !== undefined) return field.default
  switch (field.kind) {
    case 'switch':
      return false
    case 'number':
      return field.min ?? 0
    case 'choice':
      return field.options[0]
    case 'list':
    case 'choices':
      return []
    case 'map':
    case 'json':
      return {}
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ required }) => required).map((each) => [each.key, startValue(each)]),
      )
    case 'variants': {
      const [first] = field.variants
      const needed = first?.fields.filter(({ required }) => required) ?? []
      return { type: first?.type, ...Object.fromEntries(needed.map((each) => [each.key, startValue(each)])) }
    }
    default:
      return ''
  }
}
