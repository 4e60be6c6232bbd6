import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormQuestions, type FormQuestionsProps } from './form-questions.tsx'

type Props = Omit<ComponentProps<typeof FormDialog>, 'isPending' | 'onSubmit' | 'children'> &
  FormQuestionsProps & {
    /** What stands above the questions. */
    intro?: ReactNode
    /** What stands under them. */
    children?: ReactNode
  }

/** A dialog that asks some questions; what is refused leaves it open, with all that was typed. */
export function QuestionDialog({ title, size, submitLabel, onClose, intro, children, ...questions }: Props) {
  const { form } = questions
  return (
    <FormDialog
      {...{ title, submitLabel, onClose, isPending: form.isPending, ...(size && { size }) }}
      onSubmit={() => void form.submit()}
    >
      {intro}
      <FormQuestions {...questions} />
      {children}
    </FormDialog>
  )
}
