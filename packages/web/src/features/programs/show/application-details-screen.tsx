import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { buildingQuery } from '../../../api/buildings-api.ts'
import { projectQuery } from '../../../api/programs-api.ts'
import { ApplicationMessages } from '../../../applications/application-messages.tsx'
import { BookedTime } from '../../../applications/booked-time.tsx'
import { VisitLink } from '../../../applications/visit-link.tsx'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toneOf } from '../list/own-application.ts'
import { CartBox } from '../measures/cart-box.tsx'
import { CartTotals } from '../measures/cart-totals.tsx'
import { ProgramAsked } from '../program-asked.tsx'
import { RetryState } from '../retry-state.tsx'
import { useHomeOf } from '../use-own-home.ts'
import { DetailGroups } from './detail-groups.tsx'
import { PromiseClock } from './promise-clock.tsx'
import { askedSections, SectionAnswers } from './section-answers.tsx'
import styles from './show.module.css'
import { Timeline } from './timeline.tsx'
import { Withdraw } from './withdraw.tsx'

/** An application as it stands, to be read. */
export function ApplicationDetailsScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('applications')
  const project = useQuery(projectQuery(id))
  const page = useQuery(pageQuery('customerapp', { id }))
  useHomeOf(project.data)
  if (project.error instanceof HttpProblem && project.error.status === 404)
    return <Navigate to={pathTo('applications')} replace />
  if (project.data !== undefined && !page.isPending)
    return <Application project={project.data} page={page.data} />
  return (
    <div className="page section">
      {project.isError ? <RetryState title={t('edit.failed')} query={project} /> : <Skeleton lines={6} />}
    </div>
  )
}

type Props = { project: ProjectDetails; page: PageConfiguration | undefined }

function Application({ project, page }: Props) {
  const { t } = useTranslation('applications')
  const title = page?.title ?? project.name
  const home = useQuery(buildingQuery(project.site_id)).data
  return (
    <div className={`page section ${styles.page}`}>
      <PageTitle title={title} />
      <header className={styles.head}>
        <p className="small">
          <Link to={pathTo('applications')}>{t('list.title')}</Link>
        </p>
        <p className="cluster">
          <Chip tone={toneOf(project.status_code, project.requested_edit !== null)}>{project.status}</Chip>
          <span className="small muted num">{t('number', { number: project.number })}</span>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {project.custom_status_description !== null && (
          <p className="lead">{project.custom_status_description}</p>
        )}
        <GoesOn project={project} />
        <BookedTime booked={project.schedule_plan_assigment} home={home} />
        <VisitLink project={project} isOpen={project.project_status.user_scheduling_enabled} />
      </header>
      <div className={styles.main}>
        {project.do_not_buy_yet && (
          <Notice tone="caution" title={t('do_not_buy.title')}>
            {t('do_not_buy.text')}
          </Notice>
        )}
        <ProgramAsked project={project} />
        <Timeline project={project} />
        {page !== undefined && <DetailGroups page={page} project={project} />}
        <Given project={project} page={page} />
        {project.retrofits.length > 0 && <CartTotals project={project} cart={project} />}
        <ApplicationMessages projectId={project.id} headingLevel={2} className={styles.part} />
        <div className="cluster">
          {!isLocked(project) && (
            <LinkButton to={pathTo('ApplicationUpdate', { id: project.id })}>{t('list.update')}</LinkButton>
          )}
          <Button variant="secondary" icon="print" iconPlace="start" onClick={() => window.print()}>
            {t('show.save_copy')}
          </Button>
          <Withdraw project={project} />
        </div>
      </div>
      <div className={styles.side}>
        <PromiseClock project={project} />
        <CartBox project={project} />
      </div>
    </div>
  )
}

/** Who has not handed it in yet goes on at the step where they were. */
function GoesOn({ project: { id, goes_on_at } }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  if (goes_on_at === undefined) return null
  const { step, steps, name } = goes_on_at
  return (
    <p>
      <Link to={pathTo('ApplicationUpdate', { id })}>{t('edit.title', { step, steps, title: name })}</Link>
    </p>
  )
}

/** What the program's own groups show already is not shown a second time. */
function Given({ project, page }: Props) {
  const { t } = useTranslation('applications')
  const inGroups = new Set(page?.groups.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const sections = askedSections(project.sections, inGroups)
  if (sections.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('show.given')}</h2>
      <SectionAnswers sections={sections} hasTitles />
    </section>
  )
}
