import { type ReactNode, useId } from 'react'
import { type ControlProps, figureOf, textOf } from '../../../forms/controls/control-props.ts'
import { FieldControl } from '../../../forms/controls/field-control.tsx'
import { NumberField } from '../../../ui/fields/numbers/number-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** What the browser has an input for and a form of a partner has no type. */
const OWN_INPUTS: Readonly<Record<string, 'url' | 'time'>> = { url: 'url', time: 'time' }

/**
 * The control of a question of the console. Staff write about others, so that the browser fills in nothing that it knows of
 * them; what begins with a choice is never without one; and two forms of one page may ask by the same name.
 */
export function ConsoleControl(props: ControlProps): ReactNode {
  const { question, value, onChange } = props
  const common = { ...props.common, id: useId() }
  const { type, name, placeholder, validations, options } = question
  const text = { ...common, value: textOf(value), onChange, placeholder, maxLength: validations.max }
  switch (type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'date':
      return <TextField {...text} type={OWN_INPUTS[name] ?? type} autoComplete="off" />
    case 'textarea':
      return <TextArea {...text} rows={2} />
    case 'integer':
      return <NumberField {...common} value={Number(figureOf(question, value))} onChange={onChange} />
    case 'select':
      return (
        <Select
          {...{ ...common, value: textOf(value), onChange, options }}
          placeholder={question.default === undefined ? placeholder : null}
        />
      )
    default:
      return <FieldControl {...props} common={common} />
  }
}
