import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import { FieldControl } from '../../forms/field-control.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { OptionCards } from '../../ui/option-cards.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useQuestionWords } from './question-words.ts'
import type { SectionForm } from './use-section-form.ts'

export type QuestionProps = {
  field: FieldDefinition
  form: SectionForm
}

/** Answers with a picture stand as cards, short words in a row; everything else is as in any form. */
export function QuestionControl({ field, form }: QuestionProps) {
  const { common, choices, hasPictures } = useQuestionWords(field, form)
  const value = form.values[field.name]
  if (field.type !== 'buttons') {
    return (
      <FieldControl
        field={field}
        value={value}
        values={form.values}
        onChange={(next) => form.change(field.name, next)}
        common={common}
      />
    )
  }
  if (field.multiple) {
    const several = {
      ...common,
      choices,
      value: chosenValues(value),
      onChange: (next: string[]) => form.change(field.name, next),
    }
    return hasPictures ? (
      <OptionCards {...several} selection="multiple" />
    ) : (
      <CheckboxGroup {...several} layout="row" />
    )
  }
  const one = {
    ...common,
    choices,
    value: chosenValues(value)[0],
    onChange: (next: string) => form.change(field.name, next),
  }
  return hasPictures ? <OptionCards {...one} /> : <RadioGroup {...one} />
}
