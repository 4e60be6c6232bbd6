import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { openingAnswers } from '@hearthlight/domain/forms/opening-answers'
import type { Question } from '@hearthlight/domain/forms/question'
import { QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { compileMeasure } from '@hearthlight/domain/programs/measures/compile-measure'
import { formValues } from '@hearthlight/domain/programs/questions/compile-sections'
import type { MeasureTypeWire, Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { SentRetrofit, SentValue } from '@hearthlight/domain/programs/wire/post-answers'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMeasures } from '../../../api/application-measures-api.ts'
import { type QuestionForm, useQuestionForm } from '../../../forms/use-question-form.ts'
import { forgetStoredDraft } from '../../../forms/use-stored-draft.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { type Draft, useChangedAnswers } from '../edit/use-step-draft.ts'
import { draftedAnswers, measureDraft } from './measure-draft.ts'
import type { LoadedMeasures } from './measure-forms.tsx'
import { rewordedMeasures } from './reworded-measures.ts'

/** Where what is typed is kept until it is saved. */
type Kept = {
  readonly draft: Draft
  readonly put: (draft: Draft) => void
  readonly flush: () => Promise<void>
}

const NOT_KEPT: Kept = { draft: {}, put: () => undefined, flush: async () => undefined }

/**
 * One form for all measures: each is a group named by its place, as the call counts them. What is saved meanwhile changes
 * nothing in it; another language changes its words, and the options that were chosen are said in them.
 */
export function useMeasureForm(
  projectId: string,
  { cart, types }: LoadedMeasures,
  { draft, put, flush }: Kept = NOT_KEPT,
) {
  const { t } = useTranslation(['programs', 'applications'])
  const { validations } = usePartner().settings.fulfill_sync_details.messages
  const { retrofits } = cart
  const opening = useRef({ retrofits, draft }).current
  const asked = useAsked({ cart, types })
  const questions = useMemo(
    () =>
      asked.map(({ form, counted }, index): Question => {
        const children = compileMeasure(form, counted, (key) => t(key))
        return { kind: 'group', name: String(index), nests: true, needs: 'each', children }
      }),
    [asked, t],
  )
  const saved = useRef<FieldValues | null>(null)
  const record = recordOf(projectId, opening.retrofits)
  const form: QuestionForm = useQuestionForm({
    id: 'application-measures',
    record,
    questions,
    known: formValues(questions, {
      ...storedAnswers(opening.retrofits),
      ...draftedAnswers(opening.retrofits, opening.draft),
    }),
    under: 'details/retrofit',
    savesDraft: true,
    invalidTitle: validations ?? t('applications:edit.invalid'),
    save: async (values) => {
      await flush()
      const sent = opening.retrofits.map((measure, index) => sentMeasure(measure, index, values))
      await saveMeasures(projectId, sent).catch((cause) => {
        throw failedWith(t('applications:measures.failed'), cause)
      })
      saved.current = form.read()
      forgetStoredDraft('application-measures', record)
      notify({ tone: 'positive', text: t('applications:measures.saved') })
    },
  })
  const stored = useRef<FieldValues | null>(null)
  stored.current ??= openingAnswers(questions, formValues(questions, storedAnswers(opening.retrofits)))
  const opened = useRef(form.store.opening)
  useRewording(asked, form, [stored, opened, saved])
  const keep = useCallback(
    (values: FieldValues) => put(measureDraft(opening.retrofits, stored.current ?? {}, values)),
    [put, opening],
  )
  useChangedAnswers(form.store, keep)
  const save = async () => {
    if (opening.retrofits.length === 0) return true
    saved.current = null
    await form.submit()
    return saved.current !== null
  }
  const isChanged = (values: FieldValues) =>
    Object.keys(measureDraft(opening.retrofits, opened.current, values)).length > 0
  const isDirty = () => form.read() !== saved.current && isChanged(form.read())
  return { form: { ...form, summary: withMeasures(form.summary, retrofits) }, save, isDirty }
}

type Asked = { readonly form: MeasureTypeWire; readonly counted: Retrofit }

/** The form of each measure; the same one until it says something else. */
function useAsked({ cart, types }: LoadedMeasures): readonly Asked[] {
  const asked = cart.retrofits.flatMap((counted, index): Asked[] => {
    const form = types[index]
    return form === undefined ? [] : [{ form, counted }]
  })
  const words = JSON.stringify(
    asked.map(({ form, counted: { max_quantity, units_qty, units_qty_one } }) => [
      ...[form, max_quantity, units_qty, units_qty_one],
    ]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what it is
  return useMemo(() => asked, [words])
}

/** Once the fields have other words, so have the options that were chosen of them, in the form and wherever it is compared with. */
function useRewording(
  asked: readonly Asked[],
  { store, actions }: QuestionForm,
  compared: readonly RefObject<FieldValues | null>[],
): void {
  const before = useRef(asked)
  useLayoutEffect(() => {
    if (before.current === asked) return
    const reword = (values: FieldValues) => rewordedMeasures(before.current, asked, values)
    const { values } = store.get()
    const changes = reword(values)
    for (const one of compared)
      if (one.current !== null && one.current !== values)
        one.current = { ...one.current, ...reword(one.current) }
    const isSaved = compared.filter((one) => one.current === values)
    before.current = asked
    if (Object.keys(changes).length > 0) actions.changeMany(changes)
    for (const one of isSaved) one.current = store.get().values
  })
}

/** Measures ask much the same: where there are several, each mistake says which of them it is about. */
function withMeasures(
  summary: QuestionForm['summary'],
  retrofits: readonly Retrofit[],
): QuestionForm['summary'] {
  if (summary === null || retrofits.length < 2) return summary
  const errors = summary.errors.map((error) => {
    const measure = retrofits[Number(error.name?.split('/')[0])]
    return measure === undefined ? error : { ...error, message: `${measure.name} · ${error.message}` }
  })
  return { ...summary, errors }
}

/** The server says the sentence itself of a measure that it refuses; behind it stands any other reason. */
function failedWith(sentence: string, cause: unknown): unknown {
  if (!(cause instanceof HttpProblem) || cause.code === 'programs.invalid-measure') return cause
  const { status, code, title, fields } = cause
  return new HttpProblem({ status, code, title: `${sentence} ${title}`, fields })
}

/** In this tab what was typed goes by the places of the measures: other ones, or more of one, are another form. */
const recordOf = (projectId: string, retrofits: readonly Retrofit[]) =>
  [
    projectId,
    ...retrofits.map(({ program_measure_id, quantity }) => `${program_measure_id}:${quantity}`),
  ].join(' ')

function storedAnswers(retrofits: readonly Retrofit[]): Record<string, SentValue> {
  const stored: Record<string, SentValue> = {}
  for (const [index, { quantity, fields }] of retrofits.entries()) {
    stored[`${index}/${QUANTITY}`] = quantity
    for (const { name, value } of fields) if (value !== null) stored[`${index}/${name}`] = value
  }
  return stored
}

function sentMeasure(measure: Retrofit, index: number, values: FieldValues): SentRetrofit {
  const start = `${index}/`
  const own = Object.entries(values).filter(([path]) => path.startsWith(start))
  return {
    pm_id: measure.pm_id,
    program_measure_id: measure.program_measure_id,
    quantity: Number(values[start + QUANTITY]),
    fields: own
      .map(([path, value]) => ({ name: path.slice(start.length), value: sentValue(value) }))
      .filter(({ name }) => name !== QUANTITY),
  }
}

const sentValue = (value: FieldValues[string]): SentValue =>
  typeof value === 'object' && value !== null ? [...value].join(';') : (value ?? null)
