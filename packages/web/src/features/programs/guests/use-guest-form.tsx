import { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { guestFields } from '@hearthlight/domain/guests/guest-fields'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { startGuest } from '../../../api/guests-api.ts'
import { subscribeField } from '../../../forms/account-fields.ts'
import { type QuestionForm, useFormValues, useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { forgetDrafts } from '../../../platform/drafts/stored-drafts.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { JUST_CREATED } from '../start/just-created.ts'
import { type Captcha, useCaptcha } from './use-captcha.ts'

const HUMAN = FieldDefinition.parse({
  name: 'human',
  type: 'checkbox',
  label: 'guests:details.human',
  required: true,
  messages: { required: 'accounts:problem.not-human' },
})

/** The form of /user-details: the partner's fields, the captcha where there is one, consent and marketing. */
export function useGuestForm(programId: string) {
  const { t } = useTranslation('guests')
  const navigate = useNavigate()
  const allowed = useFeatures()
  const { user_details: section } = usePartner().settings.sections
  const captcha = useCaptcha()
  const [reason, setReason] = useState<string | null>(null)
  const asked = guestFields(section, allowed)
  const [fields, consent] = [asked.filter(isField), asked.filter((field) => !isField(field))]
  const form = useQuestionForm({
    id: 'user-details',
    record: programId,
    under: 'user',
    savesDraft: true,
    questions: useQuestions([
      ...fields,
      ...(allowed.captcha ? [HUMAN] : []),
      ...consent,
      ...(section.show_subscribe ? [subscribeField] : []),
    ]),
    save: async (values) => {
      try {
        const proof = allowed.captcha ? await proofOf(captcha, t('details.human_failed')) : {}
        const projectId = await startGuest({ program_id: programId, user: userOf(values), ...proof })
        forgetDrafts()
        await navigate(pathTo('ApplicationUpdate', { id: projectId }), JUST_CREATED)
      } catch (cause) {
        throw cause instanceof HttpProblem ? refused(cause) : cause
      }
    },
  })
  function refused(cause: HttpProblem): HttpProblem {
    if (isUsedUp(cause)) {
      captcha.forget()
      form.change('human', false)
    }
    setReason(cause.fields.length === 0 ? cause.title : null)
    return refusalOf(cause, t('problem.refused'))
  }
  useTick(form, captcha)
  return { form: withReason(form, reason), captcha: allowed.captcha ? captcha : null }
}

const isField = ({ name }: FieldDefinition) => name !== 'consent'

/** What is sent: the box of the captcha stands for the proof, and what was left blank says nothing. */
function userOf({ human: _, email, ...values }: FieldValues) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return { email: String(email ?? ''), ...(Object.fromEntries(given) as Record<string, string | boolean>) }
}

async function proofOf(captcha: Captcha, sentence: string): Promise<{ proof: string }> {
  try {
    return { proof: await captcha.proof() }
  } catch {
    const fields = [{ path: 'user/human', message: sentence }]
    throw new HttpProblem({ status: 0, code: 'captcha', title: sentence, fields })
  }
}

/** A proof serves once: after this refusal another one is needed. */
const isUsedUp = ({ code, status }: HttpProblem) =>
  code === 'accounts.not-human' || code === 'captcha' || status >= 500

/** The sentence of the form, over the reasons that the server gave (spec 2 section 8). */
const refusalOf = ({ status, code, fields }: HttpProblem, title: string) =>
  new HttpProblem({ status, code, title, text: { key: 'guests:problem.refused', params: {} }, fields })

function withReason(form: QuestionForm, reason: string | null): QuestionForm {
  const { summary } = form
  if (summary === null || summary.errors.length > 0 || reason === null) return form
  return { ...form, summary: { ...summary, errors: [{ message: reason }] } }
}

function useTick(form: QuestionForm, { tick }: Captcha): void {
  const { human } = useFormValues(form)
  useEffect(() => tick(human === true), [tick, human])
}
