import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import { isUnknown } from '@hearthlight/domain/assessment/wizard-answers'
import { askedSubFields, isAsked } from '@hearthlight/domain/forms/asked-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { SubField } from '../../ui/sub-field.tsx'
import { Assumption } from './assumption.tsx'
import { NumberQuestion } from './number-question.tsx'
import styles from './question.module.css'
import { QuestionControl } from './question-control.tsx'
import type { SectionForm } from './use-section-form.ts'

export type Assumed = (field: string) => Input | undefined

type Props = { form: SectionForm; assumed: Assumed }

/** The questions of a group that are asked now, each with what hangs from its answer. */
export function Questions({ fields, ...props }: Props & { fields: readonly FieldDefinition[] }) {
  return fields
    .filter((field) => !field.hidden && isAsked(field, props.form.values))
    .map((field) => <Question key={field.name} field={field} {...props} />)
}

function Question({ field, form, assumed }: Props & { field: FieldDefinition }) {
  const isNumber = field.type === 'number' || field.type === 'slider'
  const subFields = askedSubFields(field, form.values)
  const props = { field, form, assumption: assumed(field.name) }
  return (
    <div className={styles.question}>
      {isNumber ? <NumberQuestion {...props} /> : <QuestionControl {...props} />}
      {!isNumber && isUnknown(form.values[field.name]) && <Assumption input={props.assumption} />}
      {subFields.length > 0 && (
        <SubField>
          <Questions fields={subFields} form={form} assumed={assumed} />
        </SubField>
      )}
    </div>
  )
}
