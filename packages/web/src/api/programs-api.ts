import { PUBLIC_PAGE_KEY, publicOffersKey } from '@hearthlight/domain/programs/public-offers-keys'
import { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import {
  CreatedProject,
  type CreateProject,
  type MoveProject,
  ProgramOffer,
} from '@hearthlight/domain/programs/wire/program-offer'
import { ProgramProject, ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

export const FAMILY = '/api/v1/fulfill-integrate'

/** The programs that take applications, as they look for one home. */
export const programsQuery = (buildingId: string | undefined) =>
  queryOptions({
    queryKey: ['programs', 'offers', buildingId ?? ''],
    queryFn: async ({ signal }): Promise<readonly ProgramOffer[]> => {
      const query = { building_id: buildingId }
      const { data } = await http.get(`${FAMILY}/programs`, {
        response: Many('programs', ProgramOffer),
        query,
        signal,
      })
      return data.map(({ attributes }) => attributes)
    },
  })

/** The programs that everybody may apply to. A home that is known is told, as older systems want it. */
export const publicOffersQuery = (buildingId: string | undefined) =>
  queryOptions({
    queryKey: publicOffersKey(buildingId),
    queryFn: async ({ signal }): Promise<readonly ProgramOffer[]> => {
      const response = Many('programs', ProgramOffer)
      const query = { building_id: buildingId }
      const { data } = await http.get(`${FAMILY}/programs_public`, { response, query, signal })
      return data.map(({ attributes }) => attributes)
    },
  })

/** What the page of public offers says beside them. */
export const publicPageQuery = queryOptions({
  queryKey: PUBLIC_PAGE_KEY,
  queryFn: async ({ signal }): Promise<PageConfiguration> => {
    const response = One('page_configuration', PageConfiguration)
    const query = { task_name: 'availableprograms' }
    const path = `${FAMILY}/programs_public/get_page_configuration`
    return (await http.get(path, { response, query, signal })).data.attributes
  },
})

/** The person's applications to programs, newest first. A reviewer may have moved one since. */
export const projectsQuery = queryOptions({
  queryKey: ['programs', 'projects'],
  queryFn: async ({ signal }): Promise<readonly ProgramProject[]> => {
    const response = Many('projects', ProgramProject)
    const { data } = await http.get(`${FAMILY}/projects`, { response, signal })
    return data.map(({ attributes }) => attributes)
  },
  staleTime: 0,
})

/** One application with all that it holds. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['programs', 'project', id],
    queryFn: async ({ signal }): Promise<ProjectDetails> => {
      const response = One('projects', ProjectDetails)
      return (await http.get(`${FAMILY}/projects/${id}`, { response, signal })).data.attributes
    },
    staleTime: 0,
  })

/** The application as it was read last. */
export const knownProject = (id: string): ProjectDetails | undefined =>
  queryClient.getQueryData(projectQuery(id).queryKey)

/** As it is now, for whoever just learnt that it changed elsewhere. */
export const reloadProject = (id: string): Promise<ProjectDetails> => queryClient.fetchQuery(projectQuery(id))

/** Whatever was read of applications is asked for again when it is next shown. */
export const refreshProjects = () => queryClient.invalidateQueries({ queryKey: ['programs'] })

/** Answers the id of the application, where the system gave one. */
export async function createProject(body: CreateProject): Promise<string | undefined> {
  const response = One('projects', CreatedProject.partial())
  const { data } = await http.post(`${FAMILY}/projects`, { body, response })
  // Marked as old only: the page that began it would take the new one for one that was there before.
  await queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey, refetchType: 'none' })
  return data.attributes.project_id
}

export async function moveProject(body: MoveProject): Promise<void> {
  await http.put(`${FAMILY}/projects/0`, { body, response: anyResponse })
  await refreshProjects()
}
