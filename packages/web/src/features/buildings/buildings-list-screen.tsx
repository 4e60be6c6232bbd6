import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { buildingsQuery } from '../../api/buildings-api.ts'
import { isBuilt } from '../../platform/boot/built-routes.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './building-card.module.css'
import { AddCard, BuildingCard } from './building-card.tsx'
import { NoBuildings } from './no-buildings.tsx'
import { PagesNav } from './pages-nav.tsx'

/** The page in the address, counted from one by people and from zero by the server. */
function usePage(): number {
  const [query] = useSearchParams()
  const asked = Number(query.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 ? asked - 1 : 0
}

export function BuildingsListScreen() {
  const { t } = useTranslation('buildings')
  const { settings } = usePartner()
  const title = settings.sections.buildings_list.title ?? t('list.title')
  return (
    <div className="page section">
      <PageTitle title={title} />
      <Buildings title={title} page={usePage()} perPage={settings.buildings_listed_per_page} />
    </div>
  )
}

type ListProps = { title: string; page: number; perPage: number }

function Buildings({ title, page, perPage }: ListProps) {
  const { t } = useTranslation('buildings')
  const { data, isError, refetch } = useQuery({
    ...buildingsQuery(page, perPage),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
    return <EmptyState kind="fail" title={t('error.load')} action={retry} />
  }
  if (data === undefined) return <Skeleton shape="picture" />
  if (data.total === 0) return <NoBuildings />
  return (
    <>
      <Head title={title} />
      <GoOnApplying />
      <Cards buildings={data.buildings} />
      <PagesNav page={page} pages={Math.ceil(data.total / perPage)} />
    </>
  )
}

/** Who came here for want of a home to apply for goes on with the one they work on. */
function GoOnApplying() {
  const { t } = useTranslation('buildings')
  const [query] = useSearchParams()
  const programId = query.get('programId')
  if (programId === null || !isBuilt('applicationsNew')) return null
  return (
    <p>
      <LinkButton icon="arrow" to={pathTo('applicationsNew', {}, { programId })}>
        {t('list.go_on_applying')}
      </LinkButton>
    </p>
  )
}

function Head({ title }: { title: string }) {
  const { t } = useTranslation('buildings')
  const { text } = usePartner().settings.sections.buildings_list
  return (
    <header className="section__head">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{text ?? t('list.text')}</p>
    </header>
  )
}

function Cards({ buildings }: { buildings: Parameters<typeof BuildingCard>[0]['building'][] }) {
  const { addBuilding } = useFeatures()
  return (
    <ul className={styles.buildings}>
      {buildings.map((building) => (
        <BuildingCard key={building.id} building={building} />
      ))}
      {addBuilding && <AddCard />}
    </ul>
  )
}
