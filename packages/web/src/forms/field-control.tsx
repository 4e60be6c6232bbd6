import { offeredOptions } from '@hearthlight/domain/forms/asked-fields'
import type { FieldOption } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import { lazy, type ReactNode, Suspense } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { CheckboxGroup } from '../ui/checkbox-group.tsx'
import type { Choice } from '../ui/choice.ts'
import { OptionCards } from '../ui/option-cards.tsx'
import { isPictogram } from '../ui/pictogram-drawings.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { type ControlProps, textOf } from './control-props.ts'
import { NumberControl } from './number-control.tsx'
import { TextControl } from './text-control.tsx'

const SliderControl = lazy(async () => ({ default: (await import('./slider-control.tsx')).SliderControl }))

/** The control for a field's type. */
export function FieldControl(props: ControlProps): ReactNode {
  const { field, value, values, onChange, common } = props
  const options = offeredOptions(field, values)
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'password':
    case 'tel':
      return <TextControl {...props} />
    case 'number':
      return <NumberControl {...props} />
    case 'slider':
      return (
        <Suspense>
          <SliderControl {...props} />
        </Suspense>
      )
    case 'select':
      return (
        <Select
          {...common}
          value={textOf(value)}
          onChange={onChange}
          options={options}
          placeholder={field.placeholder}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          {...common}
          value={textOf(value)}
          onChange={onChange}
          choices={choicesOf(options)}
          layout={options.some((option) => option.help_text !== undefined) ? 'list' : 'row'}
        />
      )
    case 'checkbox':
      return field.options.length === 0 ? (
        <Checkbox {...common} value={value === true || value === 'true'} onChange={onChange} />
      ) : (
        <CheckboxGroup
          {...common}
          value={chosenValues(value)}
          onChange={onChange}
          choices={choicesOf(options)}
        />
      )
    case 'buttons':
      return field.multiple ? (
        <OptionCards
          {...common}
          selection="multiple"
          value={chosenValues(value)}
          onChange={onChange}
          choices={choicesOf(options)}
        />
      ) : (
        <OptionCards {...common} value={textOf(value)} onChange={onChange} choices={choicesOf(options)} />
      )
    default:
      return field.type satisfies never
  }
}

function choicesOf(options: readonly FieldOption[]): Choice[] {
  return options.map(({ value, label, help_text: hint, picture }) => ({
    value,
    label,
    hint,
    pictogram: isPictogram(picture) ? picture : undefined,
  }))
}
