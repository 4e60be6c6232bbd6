import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { newestFirst } from '@hearthlight/domain/programs/newest-first'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { projectsQuery } from '../../../api/programs-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { rememberContinued } from './creation-flags.ts'
import styles from './start.module.css'

/** The applications that a person has of a program already, before they begin another. */
export function AppliedProjectsScreen() {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const programId = search.get('programId') ?? ''
  const projects = useQuery(projectsQuery)
  const own = newestFirst(projects.data ?? []).filter(({ program_id }) => program_id === programId)
  if (projects.data !== undefined && own.length === 0) return <Navigate to={pathTo('applications')} replace />
  return (
    <div className="page page--narrow section">
      <PageTitle title={t('again.title')} />
      {projects.data !== undefined ? (
        <Again programId={programId} asked={Object.fromEntries(search)} projects={own} />
      ) : projects.isError ? (
        <RetryState title={t('list.failed')} query={projects} />
      ) : (
        <Skeleton lines={4} />
      )}
    </div>
  )
}

type AgainProps = {
  programId: string
  asked: Readonly<Record<string, string>>
  projects: readonly ProgramProject[]
}

function Again({ programId, asked, projects }: AgainProps) {
  const { t } = useTranslation('applications')
  const navigate = useNavigate()
  const open = projects.find((project) => !isLocked(project))
  const goOn = () => {
    rememberContinued(programId)
    void navigate(pathTo('applicationsNew', {}, asked))
  }
  return (
    <Card className={styles.again}>
      <h1 tabIndex={-1}>{t('again.title')}</h1>
      <p className="muted">
        {projects[0]?.name}. {t('again.text')}
      </p>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id}>
            <Link to={pathTo('ApplicationDetails', { id: project.id })} className="num">
              {t('number', { number: project.number })}
            </Link>
            <Chip>{project.status}</Chip>
          </li>
        ))}
      </ul>
      <div className="cluster">
        {open !== undefined && (
          <LinkButton to={pathTo('ApplicationUpdate', { id: open.id })}>
            {t('again.update', { number: open.number })}
          </LinkButton>
        )}
        <Button variant="secondary" onClick={goOn}>
          {t('again.continue')}
        </Button>
        <LinkButton variant="quiet" to={pathTo('applications')}>
          {t('cancel')}
        </LinkButton>
      </div>
    </Card>
  )
}
