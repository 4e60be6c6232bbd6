import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildingQuery } from '../../../api/buildings-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { useFeatures } from '../../../platform/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { IncentiveSum } from '../measures/incentive-sum.tsx'
import styles from './applications.module.css'

/** An application with where it stands, and the ways into it. */
export function ApplicationRow({ project }: { project: ProgramProject }) {
  const { t } = useTranslation('applications')
  const isShut = isLocked(project)
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className="cluster">
          <span>
            <span className="visually-hidden">{t('list.status')}: </span>
            <Chip tone={isShut ? 'neutral' : 'action'}>{project.status}</Chip>
          </span>
          {isShut && (
            <span className="small muted">
              <Icon name="lock" /> {t('list.locked')}
            </span>
          )}
        </p>
        <h2>{project.name}</h2>
        {project.custom_status_description !== null && <p>{project.custom_status_description}</p>}
        <div className={styles.description}>
          <Markdown text={project.description} headingLevel={3} />
        </div>
      </div>
      <Facts project={project} />
      <Ways project={project} isShut={isShut} />
    </li>
  )
}

function Facts({ project }: { project: ProgramProject }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const home = useQuery(buildingQuery(project.site_id)).data
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('list.id')}</dt>
        <dd>
          <Link to={pathTo('ApplicationDetails', { id: project.id })}>{project.number}</Link>
        </dd>
      </div>
      {home !== undefined && (
        <div>
          <dt>{t('list.home')}</dt>
          <dd>{homeName(home)}</dd>
        </div>
      )}
      {Number(project.total_incentive) > 0 && (
        <div>
          <dt>{t('list.incentive')}</dt>
          <dd>
            <IncentiveSum amount={project.total_incentive} basis={project.total_basis} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('list.updated')}</dt>
        <dd>
          <time dateTime={project.last_modified_ts}>{date(new Date(project.last_modified_ts))}</time>
        </dd>
      </div>
    </dl>
  )
}

function Ways({ project, isShut }: { project: ProgramProject; isShut: boolean }) {
  const { t } = useTranslation('applications')
  const { applicationsViewButton } = useFeatures()
  const named = <span className="visually-hidden"> {project.number}</span>
  return (
    <div className={styles.ways}>
      {!isShut && (
        <LinkButton size="s" to={pathTo('ApplicationUpdate', { id: project.id })}>
          {t('list.update')}
          {named}
        </LinkButton>
      )}
      {applicationsViewButton && (
        <LinkButton size="s" variant="secondary" to={pathTo('ApplicationDetails', { id: project.id })}>
          {t('list.view')}
          {named}
        </LinkButton>
      )}
    </div>
  )
}
