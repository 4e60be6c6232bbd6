import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormQuestions, type FormQuestionsProps } from './form-questions.tsx'
import styles from './page-form.module.css'

type Props = FormQuestionsProps & {
  submitLabel: string
  submitVariant?: ComponentProps<typeof Button>['variant']
  /** What stands above the questions. */
  children?: ReactNode
  /** What stands between the questions and the button. */
  below?: ReactNode
  /** Beside the button. */
  actions?: ReactNode
}

/** A form that stands in a page: its questions under one another, and its button. */
export function PageForm({ submitLabel, submitVariant, children, below, actions, ...questions }: Props) {
  const { form } = questions
  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void form.submit(event)}>
      {children}
      <FormQuestions {...questions} />
      {below}
      <div className={styles.buttons}>
        <Button type="submit" variant={submitVariant} isPending={form.isPending}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}
