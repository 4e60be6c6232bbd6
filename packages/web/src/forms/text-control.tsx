import { applyMask } from '@hearthlight/domain/forms/mask'
import { usePartner } from '../platform/partner.ts'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { autocompleteOf } from './autocomplete.ts'
import { type ControlProps, textOf } from './control-props.ts'

/** Typed text, shaped by the partner's mask and case while it is typed. */
export function TextControl({ field, value, values, onChange, common }: ControlProps) {
  const { country } = usePartner()
  const type = (text: string) => {
    const cased = field.only_uppercase ? text.toLocaleUpperCase() : text
    onChange(
      field.mask === undefined ? cased : applyMask(cased, field.mask, textOf(values.country) || country),
    )
  }
  const shared = { ...common, value: textOf(value), onChange: type, placeholder: field.placeholder }
  if (field.type === 'textarea') return <TextArea {...shared} />
  return (
    <TextField
      {...shared}
      type={field.type === 'number' ? 'text' : (field.type as 'text' | 'email' | 'password' | 'tel')}
      inputMode={field.validations.numeric || field.validations.digits ? 'numeric' : undefined}
      autoComplete={autocompleteOf(field.name, values)}
    />
  )
}
