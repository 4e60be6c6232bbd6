import { type IdentifiedIncentive, Incentive } from '@hearthlight/domain/incentives/incentive'
import { Many } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

/** Offers and subsidies that this home could have. */
export const incentivesQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['incentives', buildingId],
    queryFn: async ({ signal }) => {
      const query = { building_id: buildingId }
      const [offers, subsidies] = await Promise.all([
        http.get('/api/v2/offers', { response: Many('offers', Incentive), query, signal }),
        http.get('/api/v1/subsidies', { response: Many('subsidies', Incentive), query, signal }),
      ])
      return [...offers.data, ...subsidies.data].map(
        ({ id, attributes }): IdentifiedIncentive => ({ ...attributes, id }),
      )
    },
  })

export const refreshIncentives = () => queryClient.invalidateQueries({ queryKey: ['incentives'] })

export const markIncentivesOld = () =>
  queryClient.invalidateQueries({ queryKey: ['incentives'], refetchType: 'none' })
