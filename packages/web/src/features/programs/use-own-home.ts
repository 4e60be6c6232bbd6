import type { Building } from '@hearthlight/domain/buildings/building'
import { useQuery } from '@tanstack/react-query'
import { buildingQuery } from '../../api/buildings-api.ts'
import { useCurrentBuilding, useHomeId } from '../../home/current-building.ts'
import { httpSignals } from '../../platform/http-signals.ts'
import { useSession } from '../../platform/session.ts'

type OwnHome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly home: Building }

/** In a preview nobody's home is shown: whoever is signed in to the portal here goes on with their own. */
const remembered = (home: Building | undefined) => (httpSignals.preview === undefined ? home : undefined)

/** The home a person works on; without one there is nothing to apply for. */
export function useOwnHome(): OwnHome {
  const { data, isError } = useQuery(buildingQuery(useHomeId()))
  useCurrentBuilding(remembered(data))
  if (isError) return { kind: 'none' }
  return data === undefined ? { kind: 'loading' } : { kind: 'ready', home: data }
}

/** The home that an application is for becomes the one the person works on. A guest has none to work on. */
export function useHomeOf(project: { readonly site_id: string } | undefined): void {
  const { user } = useSession()
  const id = project?.site_id
  const query = { ...buildingQuery(id), enabled: id !== undefined && user?.user_type === 'customer' }
  useCurrentBuilding(remembered(useQuery(query).data))
}
