import { factsIn } from '@hearthlight/domain/forms/question-paths'
import { applyMask } from '@hearthlight/domain/forms/values/mask'
import { usePartner } from '../../platform/partner.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { autocompleteOf } from './autocomplete.ts'
import { type ControlProps, textOf } from './control-props.ts'

type InputType = 'text' | 'email' | 'password' | 'tel' | 'date'
const INPUT_TYPES: Partial<Readonly<Record<ControlProps['question']['type'], InputType>>> = {
  email: 'email',
  password: 'password',
  tel: 'tel',
  phone: 'tel',
  date: 'date',
}

/** Typed text, shaped by the partner's mask and case while it is typed. */
export function TextControl({ question, path, value, onChange, common, store }: ControlProps) {
  const { country: home } = usePartner()
  const type = (text: string) => {
    const cased = question.only_uppercase ? text.toLocaleUpperCase() : text
    if (question.mask === undefined) return onChange(cased)
    const scope = path.slice(0, path.length - question.name.length)
    const [country = home] = factsIn(store.get().values, scope)('country')
    onChange(applyMask(cased, question.mask, country))
  }
  const shared = { ...common, value: textOf(value), onChange: type, placeholder: question.placeholder }
  if (question.type === 'textarea') return <TextArea {...shared} />
  const { numeric, digits } = question.validations
  return (
    <TextField
      {...shared}
      type={INPUT_TYPES[question.type] ?? 'text'}
      inputMode={numeric || digits ? 'numeric' : undefined}
      autoComplete={autocompleteOf(question, store.get().values)}
      size={question.chars}
    />
  )
}
