import {
  ContentFindingsResponse,
  type ImportRequest,
  MergeResponse,
  PartnerFile,
  PictureResponse,
  type PreviewPerson,
  PreviewResponse,
  type PublishStudioDraft,
  type StudioDraft,
  StudioDraftResponse,
  StudioVersionConfigResponse,
  StudioVersionResponse,
  StudioVersionsResponse,
} from '@hearthlight/domain/studio/contract/studio-contract'
import { NewPartnerResponse } from '@hearthlight/domain/studio/new-partner/new-partner'
import type { Patch } from '@hearthlight/domain/studio/patch'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries, takeAnswer } from './console-http.ts'

const STUDIO = '/api/admin/v1/studio'
const DRAFT = ['studio', 'draft'] as const

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

/** The draft that a call answered is the newest. */
async function taken(call: Promise<z.infer<typeof StudioDraftResponse>>): Promise<StudioDraft> {
  const draft = await attributes(call)
  takeAnswer(DRAFT, () => draft)
  return draft
}

/** Versions and the draft are others after it. */
async function changed<A>(call: Promise<{ data: { attributes: A } }>): Promise<A> {
  const answer = await attributes(call)
  await refreshStudio()
  return answer
}

/** A token lasts a quarter of an hour. */
const RENEW_MS = 10 * 60_000

/** What lets a frame show the site of the draft to the person one wants to be. */
export const previewTicketQuery = (person: PreviewPerson) =>
  queryOptions({
    queryKey: ['studio', 'preview', person],
    queryFn: () =>
      attributes(consoleHttp.post(`${STUDIO}/previews`, { body: { person }, response: PreviewResponse })),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
export type PreviewTicket = z.infer<typeof PreviewResponse>['data']['attributes']

/** The calls of the studio. */
export const studioApi = {
  draft: () => attributes(consoleHttp.get(`${STUDIO}/draft`, { response: StudioDraftResponse })),
  save: (body: { revision: number; patches: readonly Patch[] }) =>
    taken(consoleHttp.put(`${STUDIO}/draft`, { body, response: StudioDraftResponse })),
  contentFindings: () =>
    attributes(consoleHttp.get(`${STUDIO}/content_findings`, { response: ContentFindingsResponse })),
  discard: (revision: number) =>
    taken(consoleHttp.delete(`${STUDIO}/draft`, { query: { revision }, response: StudioDraftResponse })),
  bringIn: (body: { revision: number; choices: Readonly<Record<string, 'mine' | 'theirs'>> }) =>
    changed(consoleHttp.post(`${STUDIO}/draft/bring_in`, { body, response: MergeResponse })),
  publish: (body: PublishStudioDraft) =>
    changed(consoleHttp.post(`${STUDIO}/versions`, { body, response: StudioVersionResponse })),
  versions: (before: number | null) =>
    attributes(
      consoleHttp.get(`${STUDIO}/versions`, {
        ...(before !== null && { query: { before } }),
        response: StudioVersionsResponse,
      }),
    ),
  version: (number: number) =>
    attributes(consoleHttp.get(`${STUDIO}/versions/${number}`, { response: StudioVersionConfigResponse })),
  rollBack: (number: number, reason: string) =>
    changed(
      consoleHttp.post(`${STUDIO}/versions/${number}/roll_back`, {
        body: { reason },
        response: StudioVersionResponse,
      }),
    ),
  cancelSchedule: async (number: number) => {
    await consoleHttp.delete(`${STUDIO}/versions/${number}/schedule`, { response: anyResponse })
    await refreshStudio()
  },
  exportFile: () => consoleHttp.get(`${STUDIO}/export`, { response: PartnerFile }),
  importFile: (body: z.input<typeof ImportRequest>) =>
    changed(consoleHttp.post(`${STUDIO}/import`, { body, response: MergeResponse })),
  addPicture: (body: { name: string; content: string }) =>
    attributes(consoleHttp.post(`${STUDIO}/pictures`, { body, response: PictureResponse })),
  createPartner: (body: object) =>
    attributes(consoleHttp.post('/api/admin/v1/partners', { body, response: NewPartnerResponse })),
} as const

/** Asked again every few seconds: what a colleague saves is to be seen as it is saved. */
export const draftQuery = queryOptions({
  queryKey: DRAFT,
  queryFn: studioApi.draft,
  staleTime: 0,
  refetchInterval: 4000,
})

/** Asked anew for every draft that was saved. */
export const contentFindingsQuery = (revision: number) =>
  queryOptions({
    queryKey: ['studio', 'content-findings', revision],
    queryFn: studioApi.contentFindings,
    staleTime: 0,
  })

export const versionsQuery = infiniteQueryOptions({
  queryKey: ['studio', 'versions'],
  queryFn: ({ pageParam }) => studioApi.versions(pageParam),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})

export const versionQuery = (number: number) =>
  queryOptions({ queryKey: ['studio', 'version', number], queryFn: () => studioApi.version(number) })

const refreshStudio = () => consoleQueries.invalidateQueries({ queryKey: ['studio'] })
