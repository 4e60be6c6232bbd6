import { decimalMark } from '@hearthlight/domain/forms/typed-number'
import { DECIMAL } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'
import { useReadDecimal } from '../../kit/use-read-amount.ts'

type Common = Pick<
  TextFieldProps,
  'label' | 'name' | 'error' | 'isLabelHidden' | 'prefix' | 'suffix' | 'size' | 'placeholder'
>
type Props = Common & { value: string; onChange: (value: string) => void }

/**
 * A sum, rate or number of things, written as the reader or the partner writes it and handed on in plain digits. What is
 * none yet is handed on as it was typed, and the checks tell it.
 */
export function TypedDecimal({ value, onChange, ...field }: Props) {
  const read = useReadDecimal()
  const mark = decimalMark(useFormats().locale)
  const [typed, setTyped] = useState('')
  const plain = (text: string) => read(text) ?? text
  const isOwn = typed !== '' && plain(typed) === value
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={isOwn ? typed : DECIMAL.test(value) ? value.replace('.', mark) : value}
      onChange={(text) => {
        setTyped(text)
        onChange(plain(text))
      }}
    />
  )
}

/** The same where the document holds a number; what is below nothing is written with a point. */
export function TypedNumber({
  value,
  onChange,
  ...field
}: Common & { value: unknown; onChange: (value: number | string) => void }) {
  const text = value === undefined || value === null ? '' : String(value)
  const [typed, setTyped] = useState({ plain: '', number: '' })
  return (
    <TypedDecimal
      {...field}
      value={typed.number === text ? typed.plain : text}
      onChange={(plain) => {
        const number = Number(plain)
        const next = plain.trim() === '' || Number.isNaN(number) ? plain : number
        setTyped({ plain, number: String(next) })
        onChange(next)
      }}
    />
  )
}
