import { type Comment, CommentResponse, CommentsResponse } from '@hearthlight/domain/applications/comment'
import {
  type Project,
  ProjectResponse,
  ProjectsResponse,
  type SubmitApplication,
} from '@hearthlight/domain/applications/project'
import type { IdentifiedIncentive, ListItem } from '@hearthlight/domain/incentives/incentive'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshBuildings } from './buildings-api.ts'
import { refreshIncentives } from './incentives-api.ts'

/** The answers that wait for an application with a home, or those of an application. */
export type AnswerPlace = { readonly building_id: string; readonly project_id?: string }
export type SavedAnswer = Comment & { readonly id: string }

const COMMENTS = '/api/v1/comments'
const PROJECTS = '/api/v1/projects'

export const answersQuery = (place: AnswerPlace) =>
  queryOptions({
    queryKey: ['applications', 'answers', place],
    queryFn: async ({ signal }): Promise<SavedAnswer[]> => {
      const query = { commentable_type: 'ListItem', ...place }
      const { data } = await http.get(COMMENTS, { response: CommentsResponse, query, signal })
      return data.map(({ id, attributes }) => ({ id, ...attributes }))
    },
  })

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', id],
    queryFn: async ({ signal }): Promise<Project> => {
      const { data } = await http.get(`${PROJECTS}/${id}`, { response: ProjectResponse, signal })
      return data.attributes
    },
  })

/** The person's applications for rebates, of all their homes. A reviewer may have moved one since. */
export const rebateApplicationsQuery = queryOptions({
  queryKey: ['applications', 'rebates'],
  queryFn: async ({ signal }): Promise<readonly Project[]> => {
    const { data } = await http.get(PROJECTS, { response: ProjectsResponse, signal })
    return data.map(({ attributes }) => attributes)
  },
  staleTime: 0,
})

export const refreshApplications = () => queryClient.invalidateQueries({ queryKey: ['applications'] })

type Answer = {
  readonly place: AnswerPlace
  readonly item: ListItem
  readonly content: string
  readonly saved: SavedAnswer | undefined
  /** What staff asked for, when this answers it. */
  readonly requestId: string | undefined
}

/** Saves one answer. One that is not asked for by all means may be blank. */
export async function saveAnswer({ place, item, content, saved, requestId }: Answer): Promise<void> {
  const content_not_required = item.is_required === 'false' && requestId === undefined
  if (saved === undefined)
    await http.post(COMMENTS, {
      body: {
        comment: {
          commentable_type: 'ListItem',
          commentable_id: item.id,
          content,
          content_not_required,
          ...place,
        },
      },
      response: CommentResponse,
    })
  else
    await http.put(`${COMMENTS}/${saved.id}`, {
      query: { requested_comment_id: requestId },
      body: { comment: { content, content_not_required } },
      response: CommentResponse,
    })
  await refreshApplications()
}

const refreshAll = () =>
  Promise.all([
    refreshApplications(),
    refreshBuildings(),
    refreshIncentives(),
    queryClient.invalidateQueries({ queryKey: ['documents'] }),
  ])

export async function submitApplication(
  { kind, id }: Pick<IdentifiedIncentive, 'kind' | 'id'>,
  body: SubmitApplication,
): Promise<Project> {
  const query = kind === 'Offer' ? { offer_id: id } : { subsidy_id: id }
  const { data } = await http.post(PROJECTS, { query, body, response: ProjectResponse })
  await refreshAll()
  return data.attributes
}

/** Takes the application back: nobody looks at it any more. */
export async function withdrawApplication(id: string): Promise<void> {
  await http.post(`${PROJECTS}/${id}/withdrawal`, { response: ProjectResponse })
  await refreshAll()
}

/** Tells that what was asked for is done, or that something was corrected. */
export async function updateApplication(id: string): Promise<void> {
  await http.put(`${PROJECTS}/${id}`, { body: {}, response: ProjectResponse })
  await refreshAll()
}
