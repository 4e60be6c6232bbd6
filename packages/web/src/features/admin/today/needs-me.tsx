import type { QueueTab } from '@hearthlight/domain/applications/queue'
import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { overviewQuery } from '../applications/queue-api.ts'
import styles from './today.module.css'

const TABS: readonly QueueTab[] = ['mine', 'review', 'late', 'applicant', 'payment']

/** How many applications wait, and whose turn it is. */
export function NeedsMe() {
  const { t } = useTranslation(['admin-today', 'admin-applications'])
  const { number } = useFormats()
  const { data: overview } = useSuspenseQuery(overviewQuery)
  return (
    <section aria-labelledby="needs-me" className={styles.needs}>
      <h2 id="needs-me">{t('needs', { count: overview.counts.mine })}</h2>
      <ul className={styles.figures}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link to={`${ADMIN_ROOT}/applications?tab=${tab}`}>
              <b className="num">{number(overview.counts[tab])}</b>
              <span>{t(`admin-applications:tab.${tab}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
