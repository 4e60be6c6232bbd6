import { useTranslation } from 'react-i18next'
import { useAnswerBy } from './use-answer-by.ts'

/** By when what is asked is to be answered; once that day is over, that it is. */
export function AnswerBy({ day }: { day: string | null | undefined }) {
  const { t } = useTranslation('applications')
  const words = useAnswerBy()
  if (day === null || day === undefined) return null
  const { isLate, ...written } = words(day)
  return (
    <p>
      <b>{t(isLate ? 'asked.late' : 'asked.by', written)}</b>
    </p>
  )
}
