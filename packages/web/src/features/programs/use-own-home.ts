import type { Building } from '@hearthlight/domain/buildings/building'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { buildingQuery } from '../../api/buildings-api.ts'
import { currentBuilding } from '../../home/current-building.ts'

type OwnHome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly home: Building }

/** The home a person works on; without one there is nothing to apply for. */
export function useOwnHome(): OwnHome {
  const [search] = useSearchParams()
  const { data, isError } = useQuery(buildingQuery(search.get('buildingId') ?? currentBuilding()?.id))
  if (isError) return { kind: 'none' }
  return data === undefined ? { kind: 'loading' } : { kind: 'ready', home: data }
}
