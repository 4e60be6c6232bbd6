import type { ChangePassword, UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { OwnSessionsResponse } from '@hearthlight/domain/accounts/own-sessions'
import { type Credentials, InstructionsSentResponse } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { AdminSessionResponse } from '@hearthlight/domain/accounts/staff/admin'
import { ConsoleSearchResponse } from '@hearthlight/domain/accounts/staff/console-search'
import {
  AuthenticatorSetUpResponse,
  ConsoleStateResponse,
  FactorAddedResponse,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecurityResponse,
} from '@hearthlight/domain/accounts/staff/second-factor'
import {
  type AcceptInvitation,
  AddressConfirmedResponse,
  InvitationResponse,
  NewAddressResponse,
} from '@hearthlight/domain/accounts/staff/staff-member'
import { ConsolePartnersResponse } from '@hearthlight/domain/partner/console-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { anyResponse } from '../../platform/any-response.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'

const SESSIONS = '/api/v1/auth/admin_sessions'
const STEP = '/api/admin/v1/second_step'
const SECURITY = '/api/admin/v1/security'

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

/** The calls of the console about who one is and how one gets in. */
export const sessionApi = {
  state: () => attributes(consoleHttp.get(`${SESSIONS}/state`, { response: ConsoleStateResponse })),
  session: () => attributes(consoleHttp.get(SESSIONS, { response: AdminSessionResponse })),
  partners: async () =>
    (await consoleHttp.get('/api/admin/v1/partners', { response: ConsolePartnersResponse })).data.map(
      ({ id, attributes: partner }) => ({ id, ...partner }),
    ),
  setLanguage: async (language: Language | null) => {
    await consoleHttp.put(`${SESSIONS}/language`, { body: { language }, response: anyResponse })
    consoleQueries.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, language })
  },
  signIn: (body: Credentials) => consoleHttp.post(SESSIONS, { body, response: anyResponse }),
  signOut: () => consoleHttp.delete(`${SESSIONS}/1`, { response: anyResponse }),
  forgotPassword: (email: string) =>
    consoleHttp.post(`${SESSIONS}/forgot_password`, { body: { email }, response: InstructionsSentResponse }),
  updatePassword: (body: UpdatePassword) =>
    consoleHttp.post(`${SESSIONS}/update_password`, { body, response: anyResponse }),

  acceptInvitation: (body: AcceptInvitation) =>
    consoleHttp.post(`${SESSIONS}/invitation`, { body, response: anyResponse }),
  confirmAddress: (token: string) =>
    attributes(
      consoleHttp.post(`${SESSIONS}/address`, { body: { token }, response: AddressConfirmedResponse }),
    ),

  passkeyChallenge: () =>
    attributes(consoleHttp.post(`${STEP}/passkey_options`, { body: {}, response: PasskeyOptionsResponse })),
  finishByPasskey: (body: object) => consoleHttp.post(`${STEP}/passkey`, { body, response: anyResponse }),
  finishByCode: (code: string) => consoleHttp.post(`${STEP}/code`, { body: { code }, response: anyResponse }),
  finishByRecoveryCode: (code: string) =>
    consoleHttp.post(`${STEP}/recovery_code`, { body: { code }, response: anyResponse }),

  security: () => attributes(consoleHttp.get(SECURITY, { response: SecurityResponse })),
  changePassword: async (body: ChangePassword) => {
    await consoleHttp.post(`${SECURITY}/password`, { body, response: anyResponse })
    await refreshSessions()
  },
  prove: (current_password: string) =>
    consoleHttp.post(`${SECURITY}/proof`, { body: { current_password }, response: anyResponse }),
  newPasskeyOptions: () =>
    attributes(
      consoleHttp.post(`${SECURITY}/passkeys/options`, { body: {}, response: PasskeyOptionsResponse }),
    ),
  addPasskey: (body: { name: string; credential: object }) =>
    attributes(consoleHttp.post(`${SECURITY}/passkeys`, { body, response: FactorAddedResponse })),
  renamePasskey: (id: string, name: string) =>
    consoleHttp.put(`${SECURITY}/passkeys/${id}`, { body: { name }, response: anyResponse }),
  removePasskey: (id: string) => consoleHttp.delete(`${SECURITY}/passkeys/${id}`, { response: anyResponse }),
  startAuthenticator: () =>
    attributes(
      consoleHttp.post(`${SECURITY}/authenticator`, { body: {}, response: AuthenticatorSetUpResponse }),
    ),
  confirmAuthenticator: (code: string) =>
    attributes(
      consoleHttp.post(`${SECURITY}/authenticator/confirm`, {
        body: { code },
        response: FactorAddedResponse,
      }),
    ),
  removeAuthenticator: () => consoleHttp.delete(`${SECURITY}/authenticator`, { response: anyResponse }),
  newRecoveryCodes: () =>
    attributes(consoleHttp.post(`${SECURITY}/recovery_codes`, { body: {}, response: RecoveryCodesResponse })),
  sessions: async () =>
    (await consoleHttp.get(`${SECURITY}/sessions`, { response: OwnSessionsResponse })).data,
  endSession: async (id: string) => {
    try {
      await consoleHttp.delete(`${SECURITY}/sessions/${id}`, { response: anyResponse })
    } finally {
      await refreshSessions()
    }
  },
} as const

const refreshSessions = () => consoleQueries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
export const refreshSecurity = () => consoleQueries.invalidateQueries({ queryKey: securityQuery.queryKey })
/** Names and sentences of the server come in the language that was chosen. */
export const refreshAll = () => consoleQueries.invalidateQueries()

/** Where this browser stands: at the gate, in between, or in. */
export const consoleStateQuery = queryOptions({ queryKey: ['console-state'], queryFn: sessionApi.state })
/** Who is in, and what they may. */
/** Records of any kind that answer to these words. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['console-search', q],
    queryFn: ({ signal }) =>
      attributes(
        consoleHttp.get('/api/admin/v1/search', { query: { q }, response: ConsoleSearchResponse, signal }),
      ),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

/** What became of a mailed link that no longer holds is for its page to say, not for a notice above it. */
async function readOrRefusal<T extends object>(call: Promise<T>) {
  try {
    return { read: await call, refused: null }
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 422) return { read: null, refused: error.message }
    throw error
  }
}

const lookedAt = <A extends object>(
  what: string,
  token: string,
  response: z.ZodType<{ data: { attributes: A } }>,
) =>
  queryOptions({
    queryKey: ['console-link', what, token],
    queryFn: () =>
      readOrRefusal(attributes(consoleHttp.post(`${SESSIONS}/${what}/look`, { body: { token }, response }))),
    staleTime: Number.POSITIVE_INFINITY,
  })
export const invitationQuery = (token: string) => lookedAt('invitation', token, InvitationResponse)
export const newAddressQuery = (token: string) => lookedAt('address', token, NewAddressResponse)

export const sessionQuery = queryOptions({ queryKey: ['console-session'], queryFn: sessionApi.session })
export const securityQuery = queryOptions({ queryKey: ['console-security'], queryFn: sessionApi.security })
/** For operators. */
export const partnersQuery = queryOptions({ queryKey: ['console-partners'], queryFn: sessionApi.partners })
export const sessionsQuery = queryOptions({ queryKey: ['console-sessions'], queryFn: sessionApi.sessions })
