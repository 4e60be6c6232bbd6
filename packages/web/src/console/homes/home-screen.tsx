import type { StaffHome } from '@hearthlight/domain/assessment/result/staff-home'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { homeQuery } from '../api/homes-api.ts'
import { sessionQuery } from '../api/session-api.ts'
import { Block } from '../kit/block.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { DataTable } from '../kit/list/data-table.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { SectionAnswers } from '../kit/section-answers.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { mayOpen } from '../session/may-open.ts'
import { ApplicationsBlock } from '../shared/applications-block.tsx'
import { HomeResult } from './home-result.tsx'

/** A home with what was answered about it and what came of it. */
export function HomeScreen() {
  const { t } = useTranslation('admin-homes')
  const { id = '' } = useParams()
  const { data: home, error, refetch } = useQuery(homeQuery(id))
  if (home !== undefined) return <OneHome id={id} home={home} />
  if (error === null) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={t('title')} />
      <LoadFailed message={error.message} retry={() => void refetch()} />
    </>
  )
}

function OneHome({ id, home }: { id: string; home: StaffHome }) {
  const { t } = useTranslation(['admin-homes', 'assessment'])
  const { number, areaUnit } = useFormats()
  const facts = [
    home.owner.name || home.owner.email,
    ...(home.construction_year === null ? [] : [t('built', { year: home.construction_year })]),
    ...(home.floor_area === null
      ? []
      : [`${number(home.floor_area)}\u00a0${t(`assessment:unit.${areaUnit}`)}`]),
  ]
  return (
    <>
      <PageHead title={home.address || home.name} sub={facts.join(' · ')} />
      <WithSidePanel label={t('side')} panel={<Facts home={home} />}>
        <HomeResult id={id} home={home} />
        <AdvisorRequests requests={home.advisor_requests} />
        <ApplicationsBlock applications={home.applications} none={t('applications.none')} />
        <HomeAnswers answers={home.answers} />
      </WithSidePanel>
    </>
  )
}

/** Who asked for a contractor or a visit is told that an advisor has it; staff see the same here. */
function AdvisorRequests({ requests }: { requests: StaffHome['advisor_requests'] }) {
  const { t } = useTranslation('admin-homes')
  const { date } = useFormats()
  return (
    <Block title={t('advisors.title')}>
      {requests.length === 0 ? (
        <p className="muted">{t('advisors.none')}</p>
      ) : (
        <DataTable
          caption={t('advisors.title')}
          rows={requests}
          rowName={({ advisor }) => advisor}
          columns={[
            { id: 'advisor', header: t('advisors.advisor'), cell: ({ advisor }) => advisor },
            { id: 'about', header: t('advisors.about'), cell: ({ incentives }) => incentives.join(', ') },
            {
              id: 'since',
              header: t('advisors.since'),
              cell: ({ asked_at }) => date(new Date(asked_at)),
            },
          ]}
        />
      )}
    </Block>
  )
}

function Facts({ home: { name, owner, created_at } }: { home: StaffHome }) {
  const { t } = useTranslation('admin-homes')
  const { date } = useFormats()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const ownerName = owner.name || owner.email
  return (
    <Block title={t('facts')}>
      <Definitions
        items={[
          ...(name === '' ? [] : [{ id: 'name', term: t('fact.name'), value: name }]),
          {
            id: 'owner',
            term: t('fact.owner'),
            value: mayOpen({ permission: 'users' }, session) ? (
              <Link to={consolePath('person', { id: owner.id })}>{ownerName}</Link>
            ) : (
              ownerName
            ),
          },
          { id: 'since', term: t('fact.since'), value: date(new Date(created_at)) },
        ]}
      />
    </Block>
  )
}

function HomeAnswers({ answers }: Pick<StaffHome, 'answers'>) {
  const { t } = useTranslation('admin-homes')
  return (
    <Block title={t('answers.title')}>
      {answers.length === 0 && <p className="muted">{t('answers.none')}</p>}
      <SectionAnswers sections={answers} />
    </Block>
  )
}
