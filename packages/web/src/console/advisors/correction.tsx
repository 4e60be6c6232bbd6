import { dataOf, sectionQuestions, valuesOf } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import type { VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormErrors } from '../../forms/form-errors.tsx'
import { Questions } from '../../forms/questions.tsx'
import { textNamespaces } from '../../forms/text-namespaces.ts'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { Button } from '../../ui/button.tsx'
import { visitsApi } from '../api/visits-api.ts'
import { type Asked, askedId } from './asked-of-home.ts'
import styles from './day.module.css'

type Props = { id: string; brief: VisitBrief; asked: Asked; content: string; onDone: () => void }

/** One question of the assessment with the answer it has, saved together with the note. */
export function Correction({ id, brief, asked, content, onDone }: Props) {
  const { t } = useTranslation('admin-advisors')
  const { section, field } = asked
  const namespaces = useMemo(() => [...textNamespaces([field]), 'assessment'], [field])
  const { t: words } = useTranslation(namespaces)
  const questions = useMemo(() => sectionQuestions([field], (key) => words(key)), [field, words])
  const form = useQuestionForm({
    id: 'visit-note',
    record: `${id} ${askedId(asked)}`,
    under: 'corrections/0/data',
    questions,
    known: valuesOf(questions, brief.answers[section] ?? {}),
    save: async (values) => {
      const corrections = [{ item_type: section, data: dataOf(values) }]
      await visitsApi.note(id, { content, corrections, answers_at: brief.answers_at })
      onDone()
    },
  })
  return (
    <form className={styles.correction} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrors form={form} />
      <Questions form={form} />
      <p>
        <Button type="submit" isPending={form.isPending}>
          {t('note.save_correction')}
        </Button>
      </p>
    </form>
  )
}
