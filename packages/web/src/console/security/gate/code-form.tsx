import { CODE_LENGTH } from '@hearthlight/domain/accounts/staff/second-factor'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './gate.module.css'

type Props = {
  label: string
  hint?: string
  submitLabel: string
  kind?: 'code' | 'recovery'
  send: (code: string) => Promise<void>
}

/** One field for all digits: a password manager fills it, a screen reader reads it as one number. */
export function CodeForm({ label, hint, submitLabel, kind = 'code', send }: Props) {
  const { t } = useTranslation(['admin', 'shared'])
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sending = useMutation({ mutationFn: send, onError: () => field.current?.focus() })
  const submit = (text: string) => {
    setIsEmpty(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else sending.mutate(text)
  }
  const type = (text: string) => {
    setCode(text)
    setIsEmpty(false)
    if (sending.error !== null) sending.reset()
    if (kind === 'code' && digitsIn(text) === CODE_LENGTH && !sending.isPending) submit(text)
  }
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!sending.isPending) submit(code)
      }}
    >
      <div className={kind === 'code' ? styles.code : undefined}>
        <TextField
          ref={field}
          name="code"
          label={label}
          description={hint}
          error={isEmpty ? t('shared:validation.required') : messageOf(sending.error, t('security.failed'))}
          value={code}
          onChange={type}
          autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
          inputMode={kind === 'code' ? 'numeric' : 'text'}
          autoCapitalize={kind === 'code' ? 'none' : 'characters'}
          spellCheck={false}
          isRequired
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" isPending={sending.isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

const digitsIn = (text: string) => (/^[\d\s]*$/.test(text) ? text.replace(/\s/g, '').length : 0)

function messageOf(error: Error | null, otherwise: string): string | undefined {
  if (error === null) return undefined
  if (!(error instanceof HttpProblem)) return otherwise
  return error.fields[0]?.message ?? error.title
}
