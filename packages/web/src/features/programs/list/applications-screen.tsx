import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { newestFirst } from '@hearthlight/domain/programs/newest-first'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { projectsQuery } from '../../../api/programs-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { ApplicationRow } from './application-row.tsx'
import styles from './applications.module.css'

export function ApplicationsScreen() {
  const { t } = useTranslation('applications')
  const title = usePartner().settings.fulfill_sync_details.pages.applications_title ?? t('list.title')
  const projects = useQuery(projectsQuery)
  return (
    <div className="page section">
      <PageTitle title={title} />
      {projects.data !== undefined ? (
        <Applications title={title} projects={newestFirst(projects.data)} />
      ) : projects.isError ? (
        <RetryState title={t('list.failed')} query={projects} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}

function Applications({ title, projects }: { title: string; projects: readonly ProgramProject[] }) {
  const { t } = useTranslation('applications')
  if (projects.length === 0)
    return (
      <EmptyState
        title={t('list.empty')}
        action={<LinkButton to={pathTo('Offers')}>{t('list.to_offers')}</LinkButton>}
      >
        <p className="lead">{t('list.empty_text')}</p>
      </EmptyState>
    )
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{t('list.lead', { count: projects.length })}</p>
        </div>
        <LinkButton variant="secondary" icon="plus" iconPlace="start" to={pathTo('Offers')}>
          {t('list.new')}
        </LinkButton>
      </header>
      <ul className={styles.rows}>
        {projects.map((project) => (
          <ApplicationRow key={project.id} project={project} />
        ))}
      </ul>
    </>
  )
}
