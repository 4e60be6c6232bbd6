import { useTranslation } from 'react-i18next'
import { useAnswerBy } from '../../../applications/use-answer-by.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import styles from '../application.module.css'

/** What was asked of the applicant, thing by thing, what of it is answered, and by when the rest is to be. */
export function Waiting({ application: { requests, answer_by } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('admin-application')
  const words = useAnswerBy()
  if (requests.length === 0) return null
  const by = answer_by === null ? null : words(answer_by)
  return (
    <Block
      title={t('waiting.title')}
      note={by === null ? undefined : t(by.isLate ? 'waiting.late' : 'waiting.by', { day: by.day })}
    >
      <ul className={styles.concerns}>
        {requests.map(({ id, name, content, is_done }) => (
          <li key={id}>
            <b>{name}</b> {content}{' '}
            <Chip tone={is_done ? 'positive' : 'caution'}>
              {t(is_done ? 'waiting.done' : 'waiting.open')}
            </Chip>
          </li>
        ))}
      </ul>
    </Block>
  )
}
