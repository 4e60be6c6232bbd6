import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useTranslation } from 'react-i18next'
import { StatusTimeline } from '../../../applications/status-timeline.tsx'
import styles from './show.module.css'

type Props = { project: Pick<ProjectDetails, 'timeline' | 'ahead' | 'promise'> }

/** Where the application stands. What is overdue is promised for no day any more. */
export function Timeline({ project: { timeline, ahead = [], promise } }: Props) {
  const { t } = useTranslation('applications')
  if (timeline.length === 0) return null
  const dueOn = promise === null || promise.is_overdue ? undefined : promise.due_on
  return (
    <section className={styles.part}>
      <h2>{t('show.stands')}</h2>
      <StatusTimeline past={timeline} ahead={ahead} dueOn={dueOn} />
    </section>
  )
}
