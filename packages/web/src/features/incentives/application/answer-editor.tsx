import { answerIn, answerQuestion, contentOf } from '@hearthlight/domain/applications/answers/answer-question'
import { isBlank } from '@hearthlight/domain/forms/field-values'
import { decimalMark, readNumber } from '@hearthlight/domain/forms/typed-number'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveAnswer } from '../../../api/applications-api.ts'
import { Questions } from '../../../forms/questions.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { forgetStoredDraft } from '../../../forms/use-stored-draft.ts'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application.module.css'
import { type AskedItem, DRAFT, draftRecord, type Editors } from './asked-item.ts'

type Props = { asked: AskedItem; editors: Editors; onClose: () => void }

/** A question that is open: what is typed waits in this tab until it is saved. */
export function AnswerEditor({ asked, editors, onClose }: Props) {
  const { t } = useTranslation('incentives')
  const { item, saved } = asked
  const form = useAnswerForm(asked, onClose)
  useRegistered(asked, editors, form)
  const cancel = () => {
    forgetStoredDraft(DRAFT, draftRecord(asked))
    onClose()
  }
  const { refusal } = form
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      aria-label={item.name}
    >
      <Questions form={form} />
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      <p className={styles.buttons}>
        <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
          {t(saved === undefined ? 'own.save' : 'own.update')}
          <span className="visually-hidden">: {item.name}</span>
        </Button>
        {saved !== undefined && (
          <Button variant="quiet" size="s" onClick={cancel}>
            {t('own.cancel')}
            <span className="visually-hidden">: {item.name}</span>
          </Button>
        )}
      </p>
    </form>
  )
}

function useAnswerForm(asked: AskedItem, onSaved: () => void) {
  const { t } = useTranslation('incentives')
  const { item, saved, place, request } = asked
  const isRequested = request !== undefined
  const { time_zone } = usePartner()
  const questions = useMemo(
    () => [answerQuestion(item, { name: item.id, isRequested, today: dayIn(time_zone, new Date()) }, t)],
    [item, t, isRequested, time_zone],
  )
  const form = useQuestionForm({
    id: DRAFT,
    record: draftRecord(asked),
    questions,
    known: saved === undefined ? {} : { [item.id]: answerIn(item, saved.content) },
    savesDraft: true,
    save: async (values) => {
      const content = contentOf(item, values[item.id])
      // Nothing was there and nothing is: there is nothing to save.
      if (saved !== undefined || content !== '')
        await saveAnswer({ place, item, content, saved, requestId: request?.id })
      forgetStoredDraft(DRAFT, draftRecord(asked))
      onSaved()
    },
  })
  // A mistake in the answer stands at its field; anything else has no other place than this.
  const isElsewhere = form.summary !== null && form.summary.errors.length === 0
  return { ...form, refusal: isElsewhere ? (form.summary?.title ?? null) : null }
}

/** The whole application asks its open questions what stands in them, and tells them what is wrong. */
function useRegistered(
  { item, saved }: AskedItem,
  editors: Editors,
  { questions, refuse, read }: ReturnType<typeof useAnswerForm>,
): void {
  const { locale } = useFormats()
  const latest = useRef({ refuse, read })
  useEffect(() => {
    latest.current = { refuse, read }
  })
  useEffect(() => {
    const valueNow = () => {
      const [question] = questions
      const typed = latest.current.read()[item.id]
      return question?.kind === 'field' ? readNumber(question, typed, decimalMark(locale)) : typed
    }
    editors.set(item.id, {
      value: valueNow,
      isChanged: () =>
        saved === undefined ? !isBlank(valueNow()) : contentOf(item, valueNow()) !== saved.content,
      refuse: (message) =>
        latest.current.refuse(
          new HttpProblem({
            status: 422,
            code: 'refused',
            title: message,
            fields: [{ path: item.id, message }],
          }),
        ),
    })
    return () => void editors.delete(item.id)
  }, [editors, item, saved, questions, locale])
}
