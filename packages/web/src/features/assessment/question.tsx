import { isUnknown } from '@hearthlight/domain/assessment/wizard-answers'
import { askedSubFields, isAsked } from '@hearthlight/domain/forms/asked-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { chosenValues, withSubFields } from '@hearthlight/domain/forms/field-values'
import { memo } from 'react'
import { SubField } from '../../ui/sub-field.tsx'
import { Assumption } from './assumption.tsx'
import { Contradiction } from './contradiction.tsx'
import { NumberQuestion } from './number-question.tsx'
import styles from './question.module.css'
import { QuestionControl, type QuestionProps } from './question-control.tsx'
import { useInput } from './use-live-estimate.ts'
import type { SectionForm } from './use-section-form.ts'

type Props = { fields: readonly FieldDefinition[]; form: SectionForm }

/** The questions of a group that are asked now, each with what hangs from its answer. */
export function Questions({ fields, form }: Props) {
  return fields
    .filter((field) => !field.hidden && isAsked(field, form.values))
    .map((field) => <Question key={field.name} field={field} form={form} />)
}

const Question = memo(function Question({ field, form }: QuestionProps) {
  const isNumber = field.type === 'number' || field.type === 'slider'
  const subFields = askedSubFields(field, form.values)
  const input = useInput(form.section, field.name)
  return (
    <div className={styles.question}>
      {isNumber ? (
        <NumberQuestion field={field} form={form} />
      ) : (
        <QuestionControl field={field} form={form} />
      )}
      {!isNumber && isUnknown(form.values[field.name]) && <Assumption input={input} />}
      <Contradiction field={field.name} />
      {subFields.length > 0 && (
        <SubField>
          <Questions fields={subFields} form={form} />
        </SubField>
      )}
    </div>
  )
}, isSame)

/** An answer draws its own question again, and those it hangs from or that hang from it; the others stand. */
function isSame(before: QuestionProps, now: QuestionProps): boolean {
  if (before.field !== now.field) return false
  const { field } = now
  // The label's efficiency is asked in the range of the machine, wherever a partner puts the question.
  const machine = field.name === 'heating_efficiency' ? 'heating_system' : undefined
  const names = [machine, field.parent, ...withSubFields([field]).map((each) => each.name)]
  return names.every(
    (name) =>
      name === undefined ||
      (before.form.errors[name] === now.form.errors[name] &&
        chosenValues(before.form.values[name]).join('\n') === chosenValues(now.form.values[name]).join('\n')),
  )
}
