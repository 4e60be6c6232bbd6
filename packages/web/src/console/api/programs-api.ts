import {
  IncentiveTrialResponse,
  ListedIncentives,
  type NewIncentive,
  StudioIncentiveResponse,
} from '@hearthlight/domain/incentives/studio/studio-incentive'
import {
  FollowedTrialResponse,
  ListedPrograms,
  type NewProgram,
  ProgramTemplates,
  ProgramTrialResponse,
  StudioProgramResponse,
  TrialSources,
} from '@hearthlight/domain/programs/studio/studio-program'
import {
  type DraftDocument,
  DraftSaved,
  type PublishDraft,
  type RollBack,
  type SavedDraft,
} from '@hearthlight/domain/shared/draft'
import { One } from '@hearthlight/domain/shared/envelope'
import type { WorkingCopy } from '@hearthlight/domain/studio/working-copy'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { z } from 'zod'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries, takeAnswer } from './console-http.ts'

const URL = '/api/admin/v1/studio'
const Saved = One('studio_drafts', DraftSaved)

const listed = <A>({ data }: { data: { id: string; attributes: A }[] }) =>
  data.map(({ id, attributes }) => ({ ...attributes, id }))

type Response<A> = z.ZodType<{ data: { id: string; attributes: A } }>

/** The calls that programs and incentives share: one record, its draft, its versions. */
function recordCalls<A extends { readonly draft: SavedDraft | null }>(
  noun: 'programs' | 'incentives',
  response: Response<A>,
) {
  const path = `${URL}/${noun}`
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call
    await consoleQueries.invalidateQueries({ queryKey: ['studio', noun] })
    return answer
  }
  return {
    /** Asked again every few seconds: what a colleague saves is to be seen as it is saved. */
    one: (id: string) => ({
      queryKey: ['studio', noun, id] as const,
      queryFn: async () => (await consoleHttp.get(`${path}/${id}`, { response })).data.attributes,
      refetchInterval: 4000,
    }),
    begin: (id: string) => changed(consoleHttp.post(`${path}/${id}/draft`, { body: {}, response })),
    /** How what is written of a draft reaches the server, and what of it is there. */
    draft: (id: string) => ({
      save: async ({ revision, mine: document }: WorkingCopy): Promise<SavedDraft> => {
        const body = { document, revision }
        const answer = await consoleHttp.put(`${path}/${id}/draft`, { body, response: Saved })
        const draft = { ...answer.data.attributes, document }
        takeAnswer<A>(['studio', noun, id], (known) => known && { ...known, draft })
        return draft
      },
      read: async () => (await consoleHttp.get(`${path}/${id}`, { response })).data.attributes.draft,
    }),
    drop: (id: string) => changed(consoleHttp.delete(`${path}/${id}/draft`, { response: anyResponse })),
    publish: (id: string, body: PublishDraft) =>
      changed(consoleHttp.post(`${path}/${id}/publish`, { body, response })),
    rollBack: (id: string, body: RollBack) =>
      changed(consoleHttp.post(`${path}/${id}/roll_back`, { body, response })),
    archive: (id: string) => changed(consoleHttp.post(`${path}/${id}/archive`, { body: {}, response })),
    restore: (id: string) => changed(consoleHttp.post(`${path}/${id}/restore`, { body: {}, response })),
  }
}

type NewWalk = {
  /** Saves what was written last. */
  readonly settle: () => Promise<unknown>
  /** The id of an application, or nothing. */
  readonly filledWith: string
  /** Whether it begins inside of the application. */
  readonly isBegun?: boolean
  readonly number?: number
}
export type ProgramWalk = z.infer<typeof ProgramTrialResponse>['data']['attributes']

export const programsApi = {
  ...recordCalls('programs', StudioProgramResponse),
  list: {
    queryKey: ['studio', 'programs'] as const,
    queryFn: async () => listed(await consoleHttp.get(`${URL}/programs`, { response: ListedPrograms })),
  },
  templates: {
    queryKey: ['studio', 'templates'] as const,
    queryFn: async () =>
      listed(await consoleHttp.get(`${URL}/program_templates`, { response: ProgramTemplates })),
  },
  create: async (body: NewProgram) =>
    (await consoleHttp.post(`${URL}/programs`, { body, response: StudioProgramResponse })).data.id,
  /** Applications that were begun on an older version and not sent go on with the live one. */
  moveDrafts: async (id: string, live_version: number) => {
    const response = StudioProgramResponse
    await consoleHttp.post(`${URL}/programs/${id}/move_drafts`, { body: { live_version }, response })
    await consoleQueries.invalidateQueries({ queryKey: ['studio', 'programs'] })
  },
  /** A walk through the draft once it is saved, filled with what an application holds where one is named; each number begins another. */
  walk: (id: string, { settle, filledWith, isBegun = false, number = 1 }: NewWalk) =>
    queryOptions({
      queryKey: ['program-walk', id, filledWith, isBegun, number],
      queryFn: async () => {
        await settle()
        const body = { is_begun: isBegun, ...(filledWith !== '' && { application: filledWith }) }
        const response = ProgramTrialResponse
        return (await consoleHttp.post(`${URL}/programs/${id}/trials`, { body, response })).data.attributes
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  /** Applications that a walk can be filled with. */
  trialSources: (id: string) => ({
    queryKey: ['studio', 'trial-sources', id] as const,
    queryFn: async () =>
      listed(await consoleHttp.get(`${URL}/programs/${id}/trial_sources`, { response: TrialSources })),
  }),
  /** Goes on with a walk through the draft as it is saved now. */
  follow: async (id: string, trial: string) =>
    (
      await consoleHttp.put(`${URL}/programs/${id}/trials/${trial}`, {
        body: {},
        response: FollowedTrialResponse,
      })
    ).data.attributes,
}

export const incentivesApi = {
  ...recordCalls('incentives', StudioIncentiveResponse),
  list: {
    queryKey: ['studio', 'incentives'] as const,
    queryFn: async () => listed(await consoleHttp.get(`${URL}/incentives`, { response: ListedIncentives })),
  },
  create: async (body: NewIncentive) =>
    (await consoleHttp.post(`${URL}/incentives`, { body, response: StudioIncentiveResponse })).data.id,
  /** How a draft does on the homes that are assessed; asked again when what decides of it is another. */
  trial: (id: string, tried: { readonly rules: string; readonly document: DraftDocument } | undefined) =>
    queryOptions({
      queryKey: ['incentive-trial', id, tried?.rules],
      queryFn:
        tried === undefined
          ? skipToken
          : async ({ signal }) => {
              const asked = { body: { document: tried.document }, signal, response: IncentiveTrialResponse }
              return (await consoleHttp.post(`${URL}/incentives/${id}/trial`, asked)).data.attributes
            },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
