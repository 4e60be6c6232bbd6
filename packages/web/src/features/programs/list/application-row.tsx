import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildingQuery } from '../../../api/buildings-api.ts'
import { AskedLines } from '../../../applications/asked-lines.tsx'
import { BookedTime } from '../../../applications/booked-time.tsx'
import { VisitLink } from '../../../applications/visit-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { useFeatures } from '../../../platform/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { IncentiveSum } from '../measures/incentive-sum.tsx'
import styles from './applications.module.css'
import type { OwnApplication } from './own-application.ts'

/** An application with where it stands, and the ways into it. */
export function ApplicationRow({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applications')
  const { asked, next, booked, mayBook } = application
  const home = useQuery(buildingQuery(application.building_id)).data
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className="cluster">
          <span>
            <span className="visually-hidden">{t('list.status')}: </span>
            <Chip tone={application.tone}>{application.status}</Chip>
          </span>
          {application.isLocked && (
            <span className="small muted">
              <Icon name="lock" /> {t('list.locked')}
            </span>
          )}
        </p>
        <h2>{application.name}</h2>
        {next !== null && <p>{next}</p>}
        <GoesOn at={application.goesOnAt} />
        <BookedTime booked={booked} home={home} />
        {mayBook && (
          <p>
            <VisitLink project={application} isOpen />
          </p>
        )}
        {asked !== null && (
          <AskedLines asked={asked} lines={application.askedLines} answerBy={application.answerBy} />
        )}
        <div className={styles.description}>
          <Markdown text={application.description} headingLevel={3} />
        </div>
      </div>
      <Facts application={application} home={home} />
      <Ways application={application} />
    </li>
  )
}

/** How far a draft is, in the words of the page at which it goes on. */
function GoesOn({ at }: { at: OwnApplication['goesOnAt'] }) {
  const { t } = useTranslation('applications')
  if (at === undefined) return null
  return (
    <p className={styles.progress}>
      <span aria-hidden="true" className={styles.done}>
        <i style={{ '--done': (at.step - 1) / at.steps } as CSSProperties} />
      </span>
      <span className="small muted num">
        {t('edit.title', { step: at.step, steps: at.steps, title: at.name })}
      </span>
    </p>
  )
}

function Facts({ application, home }: { application: OwnApplication; home: Building | undefined }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const { number, amount, basis, last_modified_ts } = application
  return (
    <dl className={`fact-list ${styles.facts}`}>
      <div>
        <dt>{t('list.id')}</dt>
        <dd>
          <Link to={application.view}>{number}</Link>
        </dd>
      </div>
      {home !== undefined && (
        <div>
          <dt>{t('list.home')}</dt>
          <dd>{homeName(home)}</dd>
        </div>
      )}
      {amount !== null && (
        <div>
          <dt>{t('list.incentive')}</dt>
          <dd>
            <IncentiveSum amount={amount} basis={basis} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('list.updated')}</dt>
        <dd>
          <time dateTime={last_modified_ts}>{date(new Date(last_modified_ts))}</time>
        </dd>
      </div>
    </dl>
  )
}

function Ways({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applications')
  const { applicationsViewButton } = useFeatures()
  const { number, view, update } = application
  const named = <span className="visually-hidden"> {number}</span>
  return (
    <div className={styles.ways}>
      {update !== null && (
        <LinkButton size="s" to={update}>
          {t('list.update')}
          {named}
        </LinkButton>
      )}
      {applicationsViewButton && (
        <LinkButton size="s" variant="secondary" to={view}>
          {t('list.view')}
          {named}
        </LinkButton>
      )}
    </div>
  )
}
