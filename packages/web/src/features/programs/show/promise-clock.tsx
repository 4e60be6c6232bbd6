import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Card } from '../../../ui/card.tsx'
import styles from './show.module.css'

/** By when the partner promises to have moved the application on; once that has passed, what a person may do. */
export function PromiseClock({ project: { promise } }: { project: Pick<ProjectDetails, 'promise'> }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  if (promise === null) return null
  const day = date(new Date(`${promise.due_on}T12:00:00Z`))
  return (
    <Card as="section" className={styles.promise}>
      <h2>{t(promise.is_overdue ? 'promise.overdue' : 'promise.due', { day })}</h2>
      <p>{promise.says}</p>
      <p className="note">{t('promise.days', { count: promise.working_days })}</p>
    </Card>
  )
}
