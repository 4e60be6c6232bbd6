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
import { consoleHttp, consoleQueries } from './console-http.ts'

const STUDIO = '/api/admin/v1/studio'

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

/** The calls of the studio. */
export const studioApi = {
  draft: () => attributes(consoleHttp.get(`${STUDIO}/draft`, { response: StudioDraftResponse })),
  save: (body: { revision: number; patches: readonly Patch[] }) =>
    attributes(consoleHttp.put(`${STUDIO}/draft`, { body, response: StudioDraftResponse })),
  contentFindings: () =>
    attributes(consoleHttp.get(`${STUDIO}/content_findings`, { response: ContentFindingsResponse })),
  discard: (revision: number) =>
    attributes(consoleHttp.delete(`${STUDIO}/draft`, { query: { revision }, response: StudioDraftResponse })),
  bringIn: (body: { revision: number; choices: Readonly<Record<string, 'mine' | 'theirs'>> }) =>
    attributes(consoleHttp.post(`${STUDIO}/draft/bring_in`, { body, response: MergeResponse })),
  publish: (body: PublishStudioDraft) =>
    attributes(consoleHttp.post(`${STUDIO}/versions`, { body, response: StudioVersionResponse })),
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
    attributes(
      consoleHttp.post(`${STUDIO}/versions/${number}/roll_back`, {
        body: { reason },
        response: StudioVersionResponse,
      }),
    ),
  cancelSchedule: (number: number) =>
    consoleHttp.delete(`${STUDIO}/versions/${number}/schedule`, { response: anyResponse }),
  exportFile: () => consoleHttp.get(`${STUDIO}/export`, { response: PartnerFile }),
  importFile: (body: z.input<typeof ImportRequest>) =>
    attributes(consoleHttp.post(`${STUDIO}/import`, { body, response: MergeResponse })),
  addPicture: (body: { name: string; content: string }) =>
    attributes(consoleHttp.post(`${STUDIO}/pictures`, { body, response: PictureResponse })),
  createPartner: (body: object) =>
    attributes(consoleHttp.post('/api/admin/v1/partners', { body, response: NewPartnerResponse })),
  preview: (person: PreviewPerson) =>
    attributes(consoleHttp.post(`${STUDIO}/previews`, { body: { person }, response: PreviewResponse })),
} as const

/** Asked again every few seconds: what a colleague saves is to be seen as it is saved. */
export const draftQuery = queryOptions({
  queryKey: ['studio', 'draft'],
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

/** What a call answered is newer than what an earlier question may still bring. */
export function takeDraft(draft: StudioDraft): void {
  void consoleQueries.cancelQueries({ queryKey: draftQuery.queryKey })
  consoleQueries.setQueryData(draftQuery.queryKey, draft)
}

/** After what changes versions and the draft at once. */
export const refreshStudio = () => consoleQueries.invalidateQueries({ queryKey: ['studio'] })
