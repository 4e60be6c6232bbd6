import { SessionEndedResponse, SessionsEndedResponse } from '@hearthlight/domain/accounts/own-sessions'
import { LoginAsTokenResponse } from '@hearthlight/domain/accounts/people/login-as'
import {
  LinkSentResponse,
  type NewPerson,
  type PersonLink,
  PersonResponse,
} from '@hearthlight/domain/accounts/people/people'
import { ErasureResponse } from '@hearthlight/domain/accounts/people/personal-data'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const PEOPLE_PATH = '/api/admin/v1/users'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-person', id],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${PEOPLE_PATH}/${id}`, { response: PersonResponse })).data.attributes,
  })

export const erasureQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-person', id, 'erasure'],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${PEOPLE_PATH}/${id}/erasure`, { response: ErasureResponse })).data.attributes,
  })

const changed = () =>
  Promise.all([
    consoleQueries.invalidateQueries({ queryKey: ['console-person'] }),
    consoleQueries.invalidateQueries({ queryKey: listKey('people') }),
  ])

export const peopleApi = {
  create: async (body: NewPerson) => {
    const { data } = await consoleHttp.post(PEOPLE_PATH, { body, response: PersonResponse })
    await changed()
    return data.id
  },
  sendLink: (id: string, link: PersonLink) =>
    consoleHttp.post(`${PEOPLE_PATH}/${id}/links`, { body: { link }, response: LinkSentResponse }),
  endSession: async (id: string, session: string) => {
    await consoleHttp.delete(`${PEOPLE_PATH}/${id}/sessions/${session}`, { response: SessionEndedResponse })
    await changed()
  },
  endSessions: async (id: string) => {
    await consoleHttp.delete(`${PEOPLE_PATH}/${id}/sessions`, { response: SessionsEndedResponse })
    await changed()
  },
  loginAs: async (user_id: string, reason: string, from: string) =>
    (
      await consoleHttp.post('/api/admin/v1/login_as_tokens', {
        body: { user_id, reason, from },
        response: LoginAsTokenResponse,
      })
    ).data.attributes.url,
  export: (id: string) => consoleHttp.blob(`${PEOPLE_PATH}/${id}/export`, { timeoutMs: 300_000 }),
  erase: async (id: string, confirm: string) => {
    await consoleHttp.post(`${PEOPLE_PATH}/${id}/erasure`, { body: { confirm }, response: ErasureResponse })
    await changed()
  },
} as const
