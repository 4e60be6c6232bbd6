import type { FieldValue } from '@hearthlight/domain/forms/field-values'
import { useFormPart } from '../../../forms/form-store.ts'
import type { QuestionForm } from '../../../forms/use-question-form.ts'

/** One answer of a form, for whoever draws its question in a way of their own. */
export function useAnswer({ store, change }: QuestionForm, path: string) {
  return {
    value: useFormPart(store, ({ values }) => values[path]),
    error: useFormPart(store, ({ messages }) => messages[path]),
    set: (value: FieldValue) => change(path, value),
  }
}
