import type { Building } from '@hearthlight/domain/buildings/building'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { buildingQuery } from '../../api/buildings-api.ts'
import { useCurrentBuilding } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { addressLine, homeName } from './address-line.ts'
import { DeleteBuilding } from './delete-building.tsx'
import { EditBuildingForm } from './edit-building-form.tsx'

/** A building that cannot be loaded sends back to the list (spec 1 section 4). */
export function BuildingDetailsScreen() {
  const { id = '' } = useParams()
  const { data, isError } = useQuery(buildingQuery(id))
  if (isError && data === undefined) return <Navigate to={pathTo('buildings-list')} replace />
  return (
    <div className="page page--narrow section">
      {data === undefined ? <Skeleton lines={8} /> : <Details key={id} building={data} />}
    </div>
  )
}

function Details({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  useCurrentBuilding(building)
  const { edit_title, text } = usePartner().settings.sections.building_details
  const title = edit_title ?? homeName(building, t('list.unnamed'))
  return (
    <>
      <PageTitle title={title} />
      <header className="section__head">
        <p className="small">
          <Link to={pathTo('buildings-list')}>{t('form.back')}</Link>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text ?? addressLine(building)}</p>
      </header>
      <EditBuildingForm building={building} />
      <DeleteBuilding building={building} />
    </>
  )
}
