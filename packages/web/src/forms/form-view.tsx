import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { CopyAddress } from './copy-address.tsx'
import { FormErrors } from './form-errors.tsx'
import styles from './form-view.module.css'
import { Questions } from './questions.tsx'
import type { QuestionForm } from './use-question-form.ts'

type Props = {
  form: QuestionForm
  submitLabel: string
  /** One primary button a view: a second form on the page steps back. */
  submitVariant?: 'primary' | 'secondary'
  /** The person's mailing address, to copy into the questions that name a part of it. */
  mailingAddress?: FieldValues | undefined
  words?: ComponentProps<typeof Questions>['words']
  isDisabled?: boolean
  isReadOnly?: boolean
  /** What stands between the questions and the buttons. */
  children?: ReactNode
  /** Beside the submit button. */
  actions?: ReactNode
  /** The button takes the whole width, as on the sign-in page. */
  isWide?: boolean
}

/** Summary of mistakes, questions, buttons. Typed text survives every refusal. */
export function FormView({ form, ...view }: Props) {
  const { t } = useTranslation('shared')
  const isOpen = !view.isDisabled && !view.isReadOnly
  return (
    <form
      className={styles.form}
      data-wide={view.isWide || undefined}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      // Sent by the browser itself, a form would write what is in it into the address.
      method="post"
    >
      <noscript>
        <p className={styles.needs}>{t('form.needs_javascript')}</p>
      </noscript>
      <FormErrors form={form} />
      {view.mailingAddress !== undefined && <CopyAddress form={form} address={view.mailingAddress} />}
      <Questions form={form} words={view.words} isDisabled={view.isDisabled} isReadOnly={view.isReadOnly} />
      {view.children}
      <div className={styles.buttons}>
        {isOpen && (
          <Button type="submit" variant={view.submitVariant ?? 'primary'} isPending={form.isPending}>
            {view.submitLabel}
          </Button>
        )}
        {view.actions}
      </div>
    </form>
  )
}
