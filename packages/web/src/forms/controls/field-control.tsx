import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { QuestionOption } from '@hearthlight/domain/forms/question'
import { lazy, type ReactNode, Suspense } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import type { Choice } from '../../ui/fields/choices/choice.ts'
import { OptionCards } from '../../ui/fields/choices/option-cards.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { isPictogram } from '../../ui/pictures/pictogram-drawings.ts'
import { type ControlProps, textOf } from './control-props.ts'
import { NumberControl } from './number-control.tsx'
import { TextControl } from './text-control.tsx'

const SliderControl = lazy(async () => ({ default: (await import('./slider-control.tsx')).SliderControl }))

/** The control for a question's type. */
export function FieldControl(props: ControlProps): ReactNode {
  const { question, value, onChange, common } = props
  const { options, type } = question
  if (question.scale !== undefined) return <LazySlider {...props} />
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'password':
    case 'tel':
    case 'phone':
    case 'date':
      return <TextControl {...props} />
    case 'number':
    case 'integer':
    case 'decimal':
      return <NumberControl {...props} />
    case 'slider':
      return <LazySlider {...props} />
    case 'select':
      return (
        <Select
          {...common}
          value={textOf(value)}
          onChange={onChange}
          options={options}
          placeholder={question.placeholder}
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
      return options.length === 0 ? (
        <Checkbox {...common} value={value === true || value === 'true'} onChange={onChange} />
      ) : (
        <ManyChoices {...props} />
      )
    case 'multi_select':
      return <ManyChoices {...props} />
    case 'buttons':
      return <ButtonsControl {...props} />
    default:
      return type satisfies never
  }
}

const LazySlider = (props: ControlProps) => (
  <Suspense>
    <SliderControl {...props} />
  </Suspense>
)

const ManyChoices = ({ question, value, onChange, common }: ControlProps) => (
  <CheckboxGroup
    {...common}
    value={chosenValues(value)}
    onChange={onChange}
    choices={choicesOf(question.options)}
  />
)

/** Answers with a picture stand as cards, short words in a row. */
function ButtonsControl({ question, value, onChange, common }: ControlProps) {
  const choices = choicesOf(question.options)
  const hasPictures = choices.some(({ pictogram, isPlain }) => pictogram !== undefined && !isPlain)
  if (question.multiple) {
    const several = { ...common, choices, value: chosenValues(value), onChange }
    return hasPictures ? (
      <OptionCards {...several} selection="multiple" />
    ) : (
      <CheckboxGroup {...several} layout="row" />
    )
  }
  const one = { ...common, choices, value: chosenValues(value)[0], onChange }
  return hasPictures ? <OptionCards {...one} /> : <RadioGroup {...one} />
}

function choicesOf(options: readonly QuestionOption[]): Choice[] {
  return options.map(({ value, label, help_text: hint, picture, isPlain }) => ({
    value,
    label,
    hint,
    pictogram: isPictogram(picture) ? picture : undefined,
    isPlain,
  }))
}
