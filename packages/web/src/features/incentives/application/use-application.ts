import { appliedAmount, asTold, paidQuantity } from '@hearthlight/domain/applications/amounts/applied-amount'
import { withinLimit } from '@hearthlight/domain/applications/amounts/quantity-limit'
import { answerIn } from '@hearthlight/domain/applications/answers/answer-question'
import { type Submission, submitRefusal } from '@hearthlight/domain/applications/answers/submit-rules'
import { toldByAnswers } from '@hearthlight/domain/applications/answers/told-by-answers'
import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { askedAt } from '@hearthlight/domain/incentives/incentive-lists'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedAnswer } from '../../../api/applications-api.ts'
import { givenDocuments } from '../../../api/documents-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { useApplicationRefusal } from './application-refusal.ts'
import type { AskedItem, Editors, StaffRequest } from './asked-item.ts'

type Options = {
  readonly building: Building
  readonly incentive: ClassifiedIncentive
  readonly answers: readonly SavedAnswer[]
  /** The application, once it was sent. */
  readonly project?: Project | undefined
  readonly send: (form: { consent: boolean }) => Promise<void>
  /** Said when the server says nothing. */
  readonly otherwise: string
}

/** An application before it is sent, or its update: what stands in it, the nine rules, and sending it. */
export function useApplication({ building, incentive, answers, project, send, otherwise }: Options) {
  const { t } = useTranslation('applications')
  const { time_zone } = usePartner()
  const { consent: asksConsent } = useFeatures()
  const [editors] = useState<Editors>(() => new Map())
  const [consent, setConsent] = useState(false)
  const { showRule, showProblem, clear, ...refused } = useApplicationRefusal(editors)
  const place = { building_id: building.id, ...(project && { project_id: project.id }) }
  const stage = project?.stage ?? 'application'
  const left = quantityLeft(incentive) + (project?.applied_obj_quantity ?? 0)
  const documents = askedAt(incentive.document_list, stage)
  const asked = withinLimit(askedAt(incentive.question_list, stage), left, t).map(
    (item): AskedItem => ({
      item,
      place,
      saved: answers.find(({ commentable_id }) => commentable_id === item.id),
      request: project?.requested_comments.find(({ item_id }) => item_id === item.id),
    }),
  )
  const needsConsent = asksConsent && project === undefined
  const isBusy = useRef(false)
  const sending = useMutation({
    mutationFn: async () => {
      const given = await givenDocuments(place)
      const submission: Submission = {
        ...answersIn(asked, editors),
        documents,
        today: dayIn(time_zone, new Date()),
        given: given.map(({ documentable_id: item, scan }) => ({ item, isInfected: scan === 'infected' })),
        requestedUploads: openOnes(project?.document_upload_notify_list),
        requestedEdits: openOnes(project?.requested_comments),
        needsConsent,
        consent,
      }
      const refusal = submitRefusal(submission, t, fieldMessages(t))
      if (refusal === null) await send({ consent })
      return refusal
    },
    onSuccess: (refusal) => refusal !== null && showRule(refusal),
    onError: (cause) => {
      const problem = problemIn(cause, otherwise)
      showProblem(problem)
      notify({ tone: 'danger', text: problem.title })
    },
    onSettled: () => {
      isBusy.current = false
    },
  })
  return {
    ...refused,
    asked,
    ...amountBy(incentive, asked),
    documents,
    editors,
    place,
    consent: needsConsent ? { value: consent, onChange: setConsent } : undefined,
    isPending: sending.isPending,
    submit: () => {
      if (isBusy.current) return
      isBusy.current = true
      clear()
      sending.mutate()
    },
  }
}

/** What it pays, and how much that comes to, by what is saved. */
function amountBy(incentive: ClassifiedIncentive, asked: readonly AskedItem[]) {
  const savedOf = (id: string) => asked.find(({ item }) => item.id === id)?.saved?.content
  const paying = asTold(incentive, toldByAnswers(incentive.question_list, savedOf))
  const quantity = paidQuantity(incentive.question_list, savedOf)
  return { paying, quantity, applied: appliedAmount(paying, quantity) }
}

/** How many may still be applied for, as the classification counted. */
function quantityLeft({ classification }: ClassifiedIncentive): number {
  const used = classification?.trace.find(({ condition }) => condition === 'quantity_left')?.used
  return used === undefined || used === null ? Number.POSITIVE_INFINITY : Number(used)
}

const openOnes = (requests: readonly StaffRequest[] = []) =>
  requests.filter(({ is_done }) => !is_done).map(({ item_id }) => item_id)

/** What stands in the questions, open or saved. One that was opened for the person counts once they have changed it. */
function answersIn(asked: readonly AskedItem[], editors: Editors) {
  const ids = (those: (item: AskedItem) => boolean) => asked.filter(those).map(({ item }) => item.id)
  const isTyped = ({ item, saved, request }: AskedItem) => {
    const editor = editors.get(item.id)
    if (editor === undefined) return false
    const wasOpened = saved !== undefined && request === undefined
    return wasOpened || editor.isChanged()
  }
  return {
    questions: asked.map(({ item }) => item),
    answers: Object.fromEntries(
      asked.map(({ item, saved }) => [
        item.id,
        editors.get(item.id)?.value() ?? answerIn(item, saved?.content ?? ''),
      ]),
    ),
    saved: ids(({ saved }) => saved !== undefined && saved.content !== ''),
    inEdit: ids((item) => item.saved !== undefined && isTyped(item)),
    unsaved: ids((item) => item.saved === undefined && isTyped(item)),
  }
}

function problemIn(cause: unknown, otherwise: string): Pick<HttpProblem, 'title' | 'fields'> {
  if (cause instanceof HttpProblem && cause.code !== 'unreadable') return cause
  return { title: otherwise, fields: [] }
}
