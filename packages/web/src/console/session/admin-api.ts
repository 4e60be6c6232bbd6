import { AdminSessionResponse } from '@hearthlight/domain/accounts/admin'
import type { ChangePassword, UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { ConsoleSearchResponse } from '@hearthlight/domain/accounts/console-search'
import { OwnSessionsResponse } from '@hearthlight/domain/accounts/own-sessions'
import {
  AuthenticatorSetUpResponse,
  ConsoleStateResponse,
  FactorAddedResponse,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecurityResponse,
} from '@hearthlight/domain/accounts/second-factor'
import { type Credentials, InstructionsSentResponse } from '@hearthlight/domain/accounts/sign-in'
import {
  type AcceptInvitation,
  AddressConfirmedResponse,
  InvitationResponse,
  NewAddressResponse,
} from '@hearthlight/domain/accounts/staff-member'
import { ConsolePartnersResponse } from '@hearthlight/domain/partner/console-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { anyResponse } from '../../platform/any-response.ts'
import { adminHttp } from './admin-http.ts'

const SESSIONS = '/api/v1/auth/admin_sessions'
const STEP = '/api/admin/v1/second_step'
const SECURITY = '/api/admin/v1/security'

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

/** The calls of the console about who one is and how one gets in. */
export const adminApi = {
  state: () => attributes(adminHttp.get(`${SESSIONS}/state`, { response: ConsoleStateResponse })),
  session: () => attributes(adminHttp.get(SESSIONS, { response: AdminSessionResponse })),
  search: (q: string, signal: AbortSignal) =>
    attributes(
      adminHttp.get('/api/admin/v1/search', { query: { q }, response: ConsoleSearchResponse, signal }),
    ),
  partners: async () =>
    (await adminHttp.get('/api/admin/v1/partners', { response: ConsolePartnersResponse })).data.map(
      ({ id, attributes: partner }) => ({ id, ...partner }),
    ),
  setLanguage: (language: Language | null) =>
    adminHttp.put(`${SESSIONS}/language`, { body: { language }, response: anyResponse }),
  signIn: (body: Credentials) => adminHttp.post(SESSIONS, { body, response: anyResponse }),
  signOut: () => adminHttp.delete(`${SESSIONS}/1`, { response: anyResponse }),
  forgotPassword: (email: string) =>
    adminHttp.post(`${SESSIONS}/forgot_password`, { body: { email }, response: InstructionsSentResponse }),
  updatePassword: (body: UpdatePassword) =>
    adminHttp.post(`${SESSIONS}/update_password`, { body, response: anyResponse }),

  invitation: (token: string) =>
    attributes(
      adminHttp.post(`${SESSIONS}/invitation/look`, { body: { token }, response: InvitationResponse }),
    ),
  acceptInvitation: (body: AcceptInvitation) =>
    adminHttp.post(`${SESSIONS}/invitation`, { body, response: anyResponse }),
  newAddress: (token: string) =>
    attributes(adminHttp.post(`${SESSIONS}/address/look`, { body: { token }, response: NewAddressResponse })),
  confirmAddress: (token: string) =>
    attributes(
      adminHttp.post(`${SESSIONS}/address`, { body: { token }, response: AddressConfirmedResponse }),
    ),

  passkeyChallenge: () =>
    attributes(adminHttp.post(`${STEP}/passkey_options`, { body: {}, response: PasskeyOptionsResponse })),
  finishByPasskey: (body: object) => adminHttp.post(`${STEP}/passkey`, { body, response: anyResponse }),
  finishByCode: (code: string) => adminHttp.post(`${STEP}/code`, { body: { code }, response: anyResponse }),
  finishByRecoveryCode: (code: string) =>
    adminHttp.post(`${STEP}/recovery_code`, { body: { code }, response: anyResponse }),

  security: () => attributes(adminHttp.get(SECURITY, { response: SecurityResponse })),
  changePassword: (body: ChangePassword) =>
    adminHttp.post(`${SECURITY}/password`, { body, response: anyResponse }),
  prove: (current_password: string) =>
    adminHttp.post(`${SECURITY}/proof`, { body: { current_password }, response: anyResponse }),
  newPasskeyOptions: () =>
    attributes(
      adminHttp.post(`${SECURITY}/passkeys/options`, { body: {}, response: PasskeyOptionsResponse }),
    ),
  addPasskey: (body: { name: string; credential: object }) =>
    attributes(adminHttp.post(`${SECURITY}/passkeys`, { body, response: FactorAddedResponse })),
  renamePasskey: (id: string, name: string) =>
    adminHttp.put(`${SECURITY}/passkeys/${id}`, { body: { name }, response: anyResponse }),
  removePasskey: (id: string) => adminHttp.delete(`${SECURITY}/passkeys/${id}`, { response: anyResponse }),
  startAuthenticator: () =>
    attributes(
      adminHttp.post(`${SECURITY}/authenticator`, { body: {}, response: AuthenticatorSetUpResponse }),
    ),
  confirmAuthenticator: (code: string) =>
    attributes(
      adminHttp.post(`${SECURITY}/authenticator/confirm`, { body: { code }, response: FactorAddedResponse }),
    ),
  removeAuthenticator: () => adminHttp.delete(`${SECURITY}/authenticator`, { response: anyResponse }),
  newRecoveryCodes: () =>
    attributes(adminHttp.post(`${SECURITY}/recovery_codes`, { body: {}, response: RecoveryCodesResponse })),
  sessions: async () => (await adminHttp.get(`${SECURITY}/sessions`, { response: OwnSessionsResponse })).data,
  endSession: (id: string) => adminHttp.delete(`${SECURITY}/sessions/${id}`, { response: anyResponse }),
} as const
