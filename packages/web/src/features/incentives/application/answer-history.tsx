import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import type { SavedAnswer } from '../../../api/applications-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useAnswerWords } from './answer-words.ts'
import styles from './application.module.css'

type Props = { item: ListItem; history: SavedAnswer['comment_history'] }

/** What was answered before, the latest first. */
export function AnswerHistory({ item, history }: Props) {
  const { t } = useTranslation('incentives')
  const words = useAnswerWords()
  const { date, time } = useFormats()
  const earlier = history.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return (
    <details className={styles.history}>
      <summary>{t('own.history', { count: earlier.length })}</summary>
      <ol>
        {earlier.map(({ created_at, object_version }) => {
          const at = new Date(created_at)
          const answer = words(item, object_version.content)
          return <li key={created_at}>{t('own.was', { answer, date: date(at), time: time(at) })}</li>
        })}
      </ol>
    </details>
  )
}
