import { ownField } from '@hearthlight/domain/forms/field-definition'
import type { ReactNode } from 'react'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { PageForm } from '../forms/page-form.tsx'

const FIELDS = [
  ownField({
    name: 'name',
    type: 'text',
    label: 'admin-kit:views.name',
    required: true,
    validations: { max: 60 },
    messages: { required: 'admin-kit:views.no_name' },
  }),
  ownField({ name: 'is_shared', type: 'checkbox', label: 'admin-kit:views.shared' }),
]

type Named = { readonly name: string; readonly is_shared: boolean }
type Props = {
  /** The view that is renamed. */
  start?: Named & { readonly id: string }
  submitLabel: string
  save: (view: Named) => Promise<void>
  children?: ReactNode
}

/** The name of a view, and for whom it is. */
export function ViewForm({ start, submitLabel, save, children }: Props) {
  const form = useQuestionForm({
    id: 'saved-view',
    record: start?.id,
    questions: useQuestions(FIELDS),
    known: start === undefined ? {} : { name: start.name, is_shared: start.is_shared },
    save: ({ name, is_shared }) => save({ name: String(name), is_shared: is_shared === true }),
  })
  return <PageForm form={form} submitLabel={submitLabel} submitVariant="secondary" actions={children} />
}
