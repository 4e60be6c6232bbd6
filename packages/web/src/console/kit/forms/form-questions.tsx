import type { ComponentProps } from 'react'
import { Questions } from '../../../forms/questions.tsx'
import type { QuestionForm } from '../../../forms/use-question-form.ts'
import { CallError } from '../call-error.tsx'
import { ConsoleControl } from './console-control.tsx'

export type FormQuestionsProps = { form: QuestionForm } & Pick<
  ComponentProps<typeof Questions>,
  'Control' | 'questions' | 'words'
>

/** The questions of a form of the console. What is wrong stands at each; what was refused as a whole stands above them. */
export function FormQuestions({ form, ...drawing }: FormQuestionsProps) {
  return (
    <>
      <CallError error={wholeRefusal(form)} />
      <Questions Control={ConsoleControl} {...drawing} form={form} look="console" />
    </>
  )
}

/** A refusal that is about none of the questions. */
export const wholeRefusal = ({ refused, summary }: QuestionForm): Error | null =>
  summary?.errors.length === 0 ? refused : null
