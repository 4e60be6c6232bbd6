import { ApplicationMessagesResponse } from '@hearthlight/domain/applications/application-message'
import {
  type CorrectAmount,
  type DecideSecond,
  MailPreviewResponse,
  type MoveApplication,
  type NewNote,
  type PreviewMail,
  type RequestChanges,
  ReviewingResponse,
  type SettleRule,
  StaffAnswerResponse,
  type StaffApplication,
  StaffApplicationResponse,
} from '@hearthlight/domain/applications/staff-application'
import { DocumentPagesResponse } from '@hearthlight/domain/documents/document-pages'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'
import { forgetUnread } from './queue-api.ts'

const PATH = '/api/admin/v1/applications'

/** With its id, as the screen hands it on. */
export type ReviewedApplication = StaffApplication & { readonly id: string }

type Answer = { data: { id: string; attributes: StaffApplication } }
const withId = ({ data: { id, attributes } }: Answer): ReviewedApplication => ({ ...attributes, id })

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-application', id],
    queryFn: async ({ signal }) =>
      withId(await consoleHttp.get(`${PATH}/${id}`, { response: StaffApplicationResponse, signal })),
    staleTime: 0,
  })

/** A page of a document to be read; beside the file itself. */
export const pageUrl = ({ url }: { readonly url: string }, page: number): string =>
  `${url.replace(/file$/, 'pages')}/${page}`

export const pagesQuery = ({ id, url }: { readonly id: string; readonly url: string }) =>
  queryOptions({
    queryKey: ['console-document-pages', id],
    queryFn: async ({ signal }) => {
      const path = url.replace(/file$/, 'pages')
      return (await consoleHttp.get(path, { response: DocumentPagesResponse, signal })).data.attributes.count
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const refreshApplication = (id: string) =>
  consoleQueries.invalidateQueries({ queryKey: applicationQuery(id).queryKey })

/** What a change answers is the application as it is now; the queue may show it elsewhere. */
function taken(answer: Answer): void {
  consoleQueries.setQueryData(applicationQuery(answer.data.id).queryKey, withId(answer))
  void consoleQueries.invalidateQueries({ queryKey: listKey('applications') })
}

const post = async (id: string, what: string, body: object) =>
  taken(await consoleHttp.post(`${PATH}/${id}/${what}`, { body, response: StaffApplicationResponse }))

/** Nobody reads a mail that changes with every letter, and each one is a call. */
const PAUSE_MS = 250

/** Waits a moment; ends with the query when somebody types on meanwhile. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The very mail that would leave, by the words that stand there now. */
export const mailPreviewQuery = (id: string, body: PreviewMail | null) =>
  queryOptions({
    queryKey: ['console-mail-preview', id, body],
    queryFn:
      body === null
        ? skipToken
        : async ({ signal }) => {
            await pause(signal)
            const asked = { body, response: MailPreviewResponse, signal }
            return (await consoleHttp.post(`${PATH}/${id}/mail_previews`, asked)).data.attributes
          },
    placeholderData: keepPreviousData,
  })

const REVIEWED_EVERY_MS = 20_000

/** Tells the server that the application is open here, and learns who had it open first. */
export const reviewingQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-reviewing', id],
    queryFn: async () => {
      const { data } = await consoleHttp.post(`${PATH}/${id}/review`, {
        body: {},
        response: ReviewingResponse,
      })
      void forgetUnread()
      return data.attributes
    },
    refetchInterval: REVIEWED_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  })

export const applicationApi = {
  move: (id: string, body: MoveApplication) => post(id, 'moves', body),
  correct: (id: string, body: CorrectAmount) => post(id, 'amounts', body),
  decideSecond: async (id: string, waitingId: string, body: DecideSecond) => {
    await consoleHttp.post(`${PATH}/${id}/waiting_approvals/${waitingId}`, { body, response: anyResponse })
    await refreshApplication(id)
    void consoleQueries.invalidateQueries({ queryKey: listKey('applications') })
  },
  ask: (id: string, body: RequestChanges) => post(id, 'requests', body),
  note: (id: string, body: NewNote) => post(id, 'notes', body),
  accept: (id: string, documentId: string) => post(id, `accepted_documents/${documentId}`, {}),
  settle: async (id: string, rule: string, body: SettleRule) =>
    taken(await consoleHttp.put(`${PATH}/${id}/rules/${rule}`, { body, response: StaffApplicationResponse })),
  restricted: async (id: string, itemId: string) =>
    (await consoleHttp.get(`${PATH}/${id}/restricted_answers/${itemId}`, { response: StaffAnswerResponse }))
      .data.attributes,
  write: async (id: string, content: string) => {
    await consoleHttp.post(`${PATH}/${id}/messages`, {
      body: { content },
      response: ApplicationMessagesResponse,
    })
    await refreshApplication(id)
  },
  markRead: async (id: string) => {
    await consoleHttp.put(`${PATH}/${id}/messages/read`, { body: {}, response: ApplicationMessagesResponse })
    await refreshApplication(id)
  },
  leave: (id: string) => consoleHttp.delete(`${PATH}/${id}/review`, { response: anyResponse }),
} as const
