import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { openingAnswers } from '@hearthlight/domain/forms/opening-answers'
import type { Question } from '@hearthlight/domain/forms/question'
import { QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { compileMeasure } from '@hearthlight/domain/programs/measures/compile-measure'
import { formValues } from '@hearthlight/domain/programs/questions/compile-sections'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { SentRetrofit, SentValue } from '@hearthlight/domain/programs/wire/post-answers'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMeasures } from '../../../api/application-measures-api.ts'
import { type QuestionForm, useQuestionForm } from '../../../forms/use-question-form.ts'
import { forgetStoredDraft } from '../../../forms/use-stored-draft.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { type Draft, useChangedAnswers } from '../edit/use-step-draft.ts'
import { draftedAnswers, measureDraft } from './measure-draft.ts'
import type { LoadedMeasures } from './measure-forms.tsx'

/** Where what is typed is kept until it is saved. */
type Kept = {
  readonly draft: Draft
  readonly put: (draft: Draft) => void
  readonly flush: () => Promise<void>
}

const NOT_KEPT: Kept = { draft: {}, put: () => undefined, flush: async () => undefined }

/** One form for all measures: each is a group named by its place, as the call counts them. */
export function useMeasureForm(
  projectId: string,
  { cart, types }: LoadedMeasures,
  { draft, put, flush }: Kept = NOT_KEPT,
) {
  const { t } = useTranslation(['programs', 'applications'])
  const { validations } = usePartner().settings.fulfill_sync_details.messages
  const { retrofits } = cart
  const opening = useRef({ retrofits, types, draft }).current
  const questions = useMemo(
    () =>
      opening.retrofits.map((measure, index): Question => {
        const form = opening.types[index] ?? { field_groups: [] }
        const children = compileMeasure(form, measure.max_quantity, (key) => t(key))
        return { kind: 'group', name: String(index), nests: true, needs: 'each', children }
      }),
    [opening, t],
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
      await saveMeasures(
        projectId,
        opening.retrofits.map((measure, index) => sentMeasure(measure, index, values)),
      )
      saved.current = form.read()
      forgetStoredDraft('application-measures', record)
      notify({ tone: 'positive', text: t('applications:measures.saved') })
    },
  })
  const keep = useCallback(
    (values: FieldValues) => {
      const stored = openingAnswers(questions, formValues(questions, storedAnswers(opening.retrofits)))
      put(measureDraft(opening.retrofits, stored, values))
    },
    [put, questions, opening],
  )
  useChangedAnswers(form.store, keep)
  const save = async () => {
    if (opening.retrofits.length === 0) return true
    saved.current = null
    await form.submit()
    return saved.current !== null
  }
  const isDirty = () => form.store.get().isDirty && form.read() !== saved.current
  return { form: { ...form, summary: withMeasures(form.summary, opening.retrofits) }, save, isDirty }
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
