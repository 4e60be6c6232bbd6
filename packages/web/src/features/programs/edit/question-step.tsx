import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import {
  answerList,
  compileSections,
  formValues,
  responsesOf,
  suggestionsIn,
} from '@hearthlight/domain/programs/questions/compile-sections'
import { rewordedAnswers, wordsOfSections } from '@hearthlight/domain/programs/questions/reworded-answers'
import type { QuestionSection } from '@hearthlight/domain/programs/wire/questionnaire'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { draftQuery, saveAnswers, sectionsQuery } from '../../../api/application-steps-api.ts'
import { knownProject, reloadProject } from '../../../api/programs-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { Questions } from '../../../forms/questions.tsx'
import { type QuestionForm, useQuestionForm } from '../../../forms/use-question-form.ts'
import { forgetStoredDraft } from '../../../forms/use-stored-draft.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { useLanguage, usePartner } from '../../../platform/partner.ts'
import { fieldId } from '../../../ui/fields/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { NotConfigured } from './not-configured.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useArrival } from './use-arrival.ts'
import { type Draft, sendable, useChangedAnswers, useStepDraft } from './use-step-draft.ts'

export function QuestionStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const sections = useQuery(sectionsQuery(props.project, props.step.id, search))
  const draft = useQuery(draftQuery(props.project.id, props.step.id))
  const typed = useRef<Typed | null>(null)
  if (sections.data !== undefined && draft.data !== undefined) {
    const asked = sections.data.filter((section) => section.question_type === 'Question')
    // Another language has other words: the form is made anew, with what stood in it.
    return <Asked key={wordsOfSections(asked)} {...props} sections={asked} draft={draft.data} typed={typed} />
  }
  const failed = [sections, draft].find(({ isError }) => isError)
  return (
    <StepFrame {...props}>
      {failed === undefined ? <Skeleton lines={6} /> : <RetryState title={t('edit.failed')} query={failed} />}
    </StepFrame>
  )
}

/** What stands in the form, in which words, and the name of its draft on this device. */
type Typed = {
  readonly sections: readonly QuestionSection[]
  readonly values: Draft
  readonly record: string
}
type AskedProps = StepProps & {
  sections: readonly QuestionSection[]
  draft: Draft
  typed: RefObject<Typed | null>
}

function Asked({ sections, draft, typed, ...props }: AskedProps) {
  const { form, save, isDirty, status } = useAnswers({ sections, draft, typed, ...props })
  useArrival()
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
function useAnswers({ project, step, typed, ...read }: AskedProps) {
  const { t } = useTranslation(['programs', 'applications'])
  const [search] = useSearchParams()
  const { validations } = usePartner().settings.fulfill_sync_details.messages
  // A question keeps its form while the step is open, whatever is read of it meanwhile.
  const language = useLanguage()
  const [opening] = useState(() => openingOf(read, typed.current, language))
  const seen = useRef(project.last_modified_ts)
  const questions = useMemo(() => compileSections(opening.sections, (key) => t(key)), [opening, t])
  const { status, put, flush } = useStepDraft(project.id, step.id)
  const saved = useRef<FieldValues | null>(null)
  const record = `${project.id} ${step.id} ${opening.language}`
  const form: QuestionForm = useQuestionForm({
    id: 'application-step',
    record,
    questions,
    known: formValues(questions, {
      ...suggestionsIn(opening.sections),
      ...responsesOf(opening.sections),
      ...opening.draft,
    }),
    under: 'answerList',
    savesDraft: true,
    invalidTitle: validations ?? t('applications:edit.invalid'),
    save: async (values) => {
      await flush()
      const details = {
        ...Object.fromEntries(search),
        project_id: project.id,
        cn: step.id,
        cs: step.step_num,
        seen: seen.current,
      }
      try {
        await withoutGroups(() => saveAnswers({ answerList: answerList(opening.sections, values), details }))
      } catch (cause) {
        // The person is told of it, and decides: what they save then is saved.
        if (cause instanceof HttpProblem && cause.code === 'programs.changed-elsewhere')
          seen.current = (await reloadProject(project.id)).last_modified_ts
        throw cause
      }
      seen.current = knownProject(project.id)?.last_modified_ts ?? seen.current
      saved.current = form.read()
      forgetStoredDraft('application-step', record)
    },
  })
  const { store } = form
  const keep = useCallback(
    (values: FieldValues) => {
      const draft = Object.fromEntries(Object.entries(values).map(([path, value]) => [path, sendable(value)]))
      typed.current = { sections: opening.sections, values: draft, record }
      put(draft)
    },
    [put, typed, opening, record],
  )
  useChangedAnswers(store, keep)
  useEffect(() => {
    if (opening.isReworded) keep(store.get().values)
  }, [opening, keep, store])
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

/** What the form opens with: where the language was changed, what stood in it before, in the words of this one. */
function openingOf(
  { sections, draft }: Pick<AskedProps, 'sections' | 'draft'>,
  typed: Typed | null,
  language: Language,
) {
  if (typed === null) return { sections, draft, language, isReworded: false }
  // What this tab keeps is in the words of before, and would go before these.
  forgetStoredDraft('application-step', typed.record)
  const reworded = rewordedAnswers(typed.sections, sections, typed.values)
  return { sections, draft: reworded, language, isReworded: true }
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
