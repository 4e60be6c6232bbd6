import {
  type Advisor,
  AdvisorsResponse,
  type AssignAdvisor,
  AssignmentResponse,
} from '@hearthlight/domain/incentives/advisor-assignment'
import { ClassifiedIncentive, DescribedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { http } from '../platform/http.ts'
import { forgetQueries, queryClient } from '../platform/queries.ts'
import { refreshBuildings } from './buildings-api.ts'

/** Offers and subsidies that this home could have, each with its place among them. */
export const incentivesQuery = (buildingId: string) =>
  queryOptions({
    queryKey: ['incentives', buildingId],
    queryFn: async ({ signal }) => {
      const query = { building_id: buildingId }
      const [offers, subsidies] = await Promise.all([
        http.get('/api/v2/offers', { response: Many('offers', ClassifiedIncentive), query, signal }),
        http.get('/api/v1/subsidies', { response: Many('subsidies', ClassifiedIncentive), query, signal }),
      ])
      return [...offers.data, ...subsidies.data].map(
        ({ id, attributes }): ClassifiedIncentive => ({ ...attributes, id }),
      )
    },
  })

/** The learn-more text, which lists leave out. */
export const descriptionQuery = ({ kind, id }: Pick<IdentifiedIncentive, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['incentives', 'description', id],
    queryFn: async ({ signal }) => {
      const { data } =
        kind === 'Offer'
          ? await http.get(`/api/v2/offers/${id}`, { response: One('offers', DescribedIncentive), signal })
          : await http.get(`/api/v1/subsidy_description/${id}`, {
              response: One('subsidy_descriptions', z.object({ description: z.string() })),
              signal,
            })
      return data.attributes.description
    },
  })

/** Who may be asked about this kind of work. */
export const advisorsQuery = (projectTypeId: string) =>
  queryOptions({
    queryKey: ['incentives', 'advisors', projectTypeId],
    queryFn: async ({ signal }): Promise<Advisor[]> => {
      const query = { project_type_id: projectTypeId }
      const path = '/api/v1/energy_advisor_assignments/available_energy_advisors'
      const { data } = await http.get(path, { response: AdvisorsResponse, query, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

/** Asks an advisor to get in touch; building and incentives then say so. */
export async function assignAdvisor(body: AssignAdvisor): Promise<void> {
  await http.post('/api/v1/energy_advisor_assignments', { body, response: AssignmentResponse })
  await Promise.all([refreshIncentives(), refreshBuildings()])
}

export const refreshIncentives = () => queryClient.invalidateQueries({ queryKey: ['incentives'] })

export const forgetIncentives = () => forgetQueries(['incentives'])

export const markIncentivesOld = () =>
  queryClient.invalidateQueries({ queryKey: ['incentives'], refetchType: 'none' })
