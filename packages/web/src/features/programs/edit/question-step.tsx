import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import {
  answerList,
  compileSections,
  formValues,
  responsesOf,
} from '@hearthlight/domain/programs/questions/compile-sections'
import type { QuestionSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { draftQuery, saveAnswers, sectionsQuery } from '../../../api/application-steps-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { Questions } from '../../../forms/questions.tsx'
import { type QuestionForm, useQuestionForm } from '../../../forms/use-question-form.ts'
import { forgetStoredDraft } from '../../../forms/use-stored-draft.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { usePartner } from '../../../platform/partner.ts'
import { fieldId } from '../../../ui/fields/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { NotConfigured } from './not-configured.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { type Draft, sendable, useChangedAnswers, useStepDraft } from './use-step-draft.ts'

export function QuestionStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const sections = useQuery(sectionsQuery(props.project.id, props.step.id))
  const draft = useQuery(draftQuery(props.project.id, props.step.id))
  if (sections.data !== undefined && draft.data !== undefined) {
    const asked = sections.data.filter((section) => section.question_type === 'Question')
    return <Asked {...props} sections={asked} draft={draft.data} />
  }
  const failed = [sections, draft].find(({ isError }) => isError)
  return (
    <StepFrame {...props}>
      {failed === undefined ? <Skeleton lines={6} /> : <RetryState title={t('edit.failed')} query={failed} />}
    </StepFrame>
  )
}

type AskedProps = StepProps & { sections: readonly QuestionSection[]; draft: Draft }

function Asked({ sections, draft, ...props }: AskedProps) {
  const { form, save, isDirty, status } = useAnswers({ sections, draft, ...props })
  const isEmpty = sections.every(({ questions }) => questions.length === 0)
  return (
    <StepFrame {...props} hasErrors={form.summary !== null}>
      <FormErrors form={form} />
      <StepForm {...props} save={save} isDirty={isDirty} status={status}>
        {isEmpty ? (
          <NotConfigured />
        ) : (
          <div className={styles.questions}>
            <Questions form={form} />
          </div>
        )}
      </StepForm>
    </StepFrame>
  )
}

/** The form of the step; what is typed goes to the server as a draft, a button saves it. */
function useAnswers({ project, step, sections, draft }: AskedProps) {
  const { t } = useTranslation(['programs', 'applications'])
  const { validations } = usePartner().settings.fulfill_sync_details.messages
  // A question keeps its form while the step is open, whatever is read of it meanwhile.
  const opening = useRef({ sections, draft }).current
  const questions = useMemo(() => compileSections(opening.sections, (key) => t(key)), [opening, t])
  const { status, put, flush } = useStepDraft(project.id, step.id)
  const saved = useRef<FieldValues | null>(null)
  const record = `${project.id} ${step.id}`
  const form: QuestionForm = useQuestionForm({
    id: 'application-step',
    record,
    questions,
    known: formValues(questions, { ...responsesOf(opening.sections), ...opening.draft }),
    under: 'answerList',
    savesDraft: true,
    invalidTitle: validations ?? t('applications:edit.invalid'),
    save: async (values) => {
      await flush()
      await withoutGroups(() =>
        saveAnswers({
          answerList: answerList(opening.sections, values),
          details: { project_id: project.id, cn: step.id, cs: step.step_num },
        }),
      )
      saved.current = form.read()
      forgetStoredDraft('application-step', record)
    },
  })
  const { store } = form
  const keep = useCallback(
    (values: FieldValues) =>
      put(Object.fromEntries(Object.entries(values).map(([path, value]) => [path, sendable(value)]))),
    [put],
  )
  useChangedAnswers(store, keep)
  const save = async () => {
    saved.current = null
    await form.submit()
    const [first] = store.get().mistakes
    if (first !== undefined) document.getElementById(fieldId(first.path))?.scrollIntoView({ block: 'center' })
    return saved.current !== null
  }
  const isDirty = () => store.get().isDirty && store.get().values !== saved.current
  return { form, save, isDirty, status }
}

/** The call has its answers in groups, the form has them side by side: a refusal is told at the question. */
async function withoutGroups(call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    const { status, code, title, text } = cause
    const fields = cause.fields.map((field) => ({
      ...field,
      path: field.path.replace(/^answerList\/[^/]+\//, 'answerList/'),
    }))
    throw new HttpProblem({ status, code, title, text, fields })
  }
}
