import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useQuery } from '@tanstack/react-query'
import { buildingQuery } from '../../api/buildings-api.ts'
import { incentivesQuery } from '../../api/incentives-api.ts'
import { useHomeId } from '../../home/current-building.ts'

type IncentivesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-building' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | {
      readonly kind: 'ready'
      readonly building: Building
      readonly incentives: readonly ClassifiedIncentive[]
    }

/** The home a person works on and the incentives as it sees them. */
export function useIncentives(): IncentivesState {
  const building = useQuery(buildingQuery(useHomeId()))
  const id = building.data?.id ?? ''
  const incentives = useQuery({ ...incentivesQuery(id), enabled: id !== '' })
  if (building.isError) return { kind: 'no-building' }
  if (incentives.isError && incentives.data === undefined)
    return {
      kind: 'failed',
      retry: () => void incentives.refetch(),
      isRetrying: incentives.isFetching,
    }
  if (building.data === undefined || incentives.data === undefined) return { kind: 'loading' }
  return { kind: 'ready', building: building.data, incentives: incentives.data }
}
