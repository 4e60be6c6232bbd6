import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { ApplicationRow } from './application-row.tsx'
import styles from './applications.module.css'
import type { OwnApplication } from './own-application.ts'
import { useOwnApplications } from './use-own-applications.ts'

/** All that the person applied for, with where each stands. */
export function ApplicationsScreen() {
  const { t } = useTranslation('applications')
  const title = usePartner().settings.fulfill_sync_details.pages.applications_title ?? t('list.title')
  const { applications, failed } = useOwnApplications()
  return (
    <div className="page section">
      <PageTitle title={title} />
      {applications !== undefined ? (
        <Applications title={title} applications={applications} />
      ) : failed !== undefined ? (
        <RetryState title={t('list.failed')} query={failed} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}

type Props = { title: string; applications: readonly OwnApplication[] }

function Applications({ title, applications }: Props) {
  const { t } = useTranslation('applications')
  if (applications.length === 0) return <NoApplications />
  const waiting = applications.filter(({ asked }) => asked !== null).length
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">
            {t('list.lead', { count: applications.length })}{' '}
            {waiting > 0 && <b>{t('list.waits', { count: waiting })}</b>}
          </p>
        </div>
        <LinkButton variant="secondary" icon="plus" iconPlace="start" to={pathTo('Offers')}>
          {t('list.new')}
        </LinkButton>
      </header>
      <ul className={styles.rows}>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
    </>
  )
}

function NoApplications() {
  const { t } = useTranslation('applications')
  const { incentives } = useFeatures()
  return (
    <EmptyState
      title={t('list.empty')}
      action={
        <div className="cluster">
          <LinkButton to={pathTo('Offers')}>{t('list.to_offers')}</LinkButton>
          {incentives && (
            <LinkButton variant="secondary" to={pathTo('incentives')}>
              {t('list.to_incentives')}
            </LinkButton>
          )}
        </div>
      }
    >
      <p className="lead">{t('list.empty_text')}</p>
    </EmptyState>
  )
}
