import { sortByTag } from '@hearthlight/domain/programs/sort-by-tag'
import {
  MeasureGroupWire,
  MeasureTypeWire,
  ProjectMeasures,
} from '@hearthlight/domain/programs/wire/measure-wire'
import type { SentRetrofit } from '@hearthlight/domain/programs/wire/post-answers'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { FAMILY, refreshProjects } from './programs-api.ts'

/** What can be chosen, with what is. */
export const measuresQuery = ({
  id: project_id,
  status: project_status,
}: {
  readonly id: string
  readonly status: string
}) =>
  queryOptions({
    queryKey: ['programs', 'measures', project_id],
    queryFn: async ({ signal }): Promise<readonly MeasureGroupWire[]> => {
      const response = Many('measures', MeasureGroupWire)
      const query = { project_id, project_status }
      const { data } = await http.get(`${FAMILY}/measures`, { response, query, signal })
      const groups = data.map(({ attributes }) => attributes)
      return sortByTag(groups).map((group) => ({ ...group, retrofits: sortByTag(group.retrofits) }))
    },
    staleTime: 0,
  })

/** What is in the cart, and what it comes to. Forms open with it: what was there before another step changed it is no answer. */
export const cartQuery = (project_id: string) =>
  queryOptions({
    queryKey: ['programs', 'cart', project_id],
    queryFn: async ({ signal }): Promise<ProjectMeasures> => {
      const response = One('project_measures', ProjectMeasures)
      const path = `${FAMILY}/measures/project-measures`
      return (await http.get(path, { response, query: { project_id }, signal })).data.attributes
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The form of a measure. */
export const measureTypeQuery = (
  project_id: string,
  measure: { readonly program_measure_id: string; readonly type: string },
) =>
  queryOptions({
    queryKey: ['programs', 'measure-type', project_id, measure.program_measure_id],
    queryFn: async ({ signal }): Promise<MeasureTypeWire> => {
      const { program_measure_id, type: measure_type_name } = measure
      const query = { project_id, program_measure_id, measure_type_name }
      const response = One('measure_type', MeasureTypeWire)
      return (await http.get(`${FAMILY}/measures/type`, { response, query, signal })).data.attributes
    },
  })

export async function saveMeasures(project_id: string, retrofit: SentRetrofit[]): Promise<void> {
  const body = { details: { isFieldUpdate: true, project_id, retrofit } }
  await http.post(`${FAMILY}/prqs`, { body, response: anyResponse })
  await refreshProjects()
}

export async function deleteMeasure(project_id: string, pm_id: string): Promise<void> {
  const body = { project_id, pm_ids: [pm_id] }
  await http.delete(`${FAMILY}/measures/delete_measures`, { body, response: anyResponse })
  await refreshProjects()
}
