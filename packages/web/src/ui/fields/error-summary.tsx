import type { MouseEvent, ReactNode, RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'
import { fieldId } from './field.tsx'

type Props = {
  title?: ReactNode
  /** Field errors in the order of the page; one without a name stands as a sentence. */
  errors: ReadonlyArray<{ name?: string | undefined; message: string }>
  children?: ReactNode
  /** Called with the summary when it appears; without it, it takes the focus each time. */
  shownRef?: RefCallback<HTMLElement>
}

/** Takes the focus when it appears, names every mistake and leads to each. */
export function ErrorSummary({ title, errors, children, shownRef = takeFocus }: Props) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={shownRef}>
      <h2 className={styles.title}>{title ?? t('form.error_title')}</h2>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={`${name ?? ''}${message}`}>
              {name === undefined ? message : <FieldLink name={name}>{message}</FieldLink>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  function go(event: MouseEvent) {
    event.preventDefault()
    focusField(name)
  }
  return (
    <a href={`#${fieldId(name)}`} onClick={go}>
      {children}
    </a>
  )
}

/** Brings a field into view and puts the caret in it; in a group, its first control. */
export function focusField(name: string): void {
  const field = document.getElementById(fieldId(name))
  const control =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>('input:checked, input, select, textarea, button')
      : field
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function takeFocus(summary: HTMLElement | null) {
  summary?.focus()
}
