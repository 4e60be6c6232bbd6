import {
  type AccountVerification,
  AccountVerificationResponse,
} from '@hearthlight/domain/accounts/account-verification'
import type {
  ChangePassword,
  ForgotPassword,
  UpdatePassword,
} from '@hearthlight/domain/accounts/change-password'
import { UpdatePasswordResponse } from '@hearthlight/domain/accounts/change-password'
import { type ChangeEmail, EmailChangeAsked, EmailChanged } from '@hearthlight/domain/accounts/own-account'
import { OwnSessionsResponse } from '@hearthlight/domain/accounts/own-sessions'
import { type AccountSearch, ReadAccountSearch } from '@hearthlight/domain/accounts/people/account-search'
import type { TokenLogin } from '@hearthlight/domain/accounts/people/login-as'
import { ErasureResponse } from '@hearthlight/domain/accounts/people/personal-data'
import type { ProfileUpdate } from '@hearthlight/domain/accounts/profile'
import {
  CheckConfirmationResponse,
  type Credentials,
  InstructionsSentResponse,
} from '@hearthlight/domain/accounts/sign-in/sign-in'
import type { AdminUserSignUp, SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import { CurrentUserResponse, SignedInResponse } from '@hearthlight/domain/accounts/user'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { http } from '../../platform/http.ts'
import { queryClient } from '../../platform/queries.ts'

/** Documents are read from the storage while the file is made. */
const EXPORT_LIMIT_MS = 120_000
const SESSIONS = '/api/v1/auth/user_sessions'

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await http.get('/api/v1/users/sessions', { response: OwnSessionsResponse })).data,
  staleTime: 0,
})

/** What deleting the account would do. */
export const ownErasureQuery = queryOptions({
  queryKey: ['own-erasure'],
  queryFn: async () =>
    (await http.get('/api/v1/users/erasure', { response: ErasureResponse })).data.attributes,
  staleTime: 0,
})

/** The calls of spec 1 section 7 that make, end and mend accounts. */
export const accountsApi = {
  signIn: (body: Credentials) => http.post(SESSIONS, { body, response: SignedInResponse }),
  loginAs: (query: TokenLogin) => http.get(`${SESSIONS}/token_login`, { query, response: SignedInResponse }),
  checkConfirmation: async (email: string) => {
    const { data } = await http.post(`${SESSIONS}/check_confirmation`, {
      body: { email },
      response: CheckConfirmationResponse,
    })
    return data.attributes
  },
  verifyEmail: (token: string) =>
    http.get(`${SESSIONS}/email_verification`, { query: { token }, response: SignedInResponse }),
  resendVerification: (email: string) =>
    http.get(`${SESSIONS}/resend_email_verification`, {
      query: { email },
      response: InstructionsSentResponse,
    }),
  signUp: (body: SignUp) => http.post('/api/v1/auth/registrations', { body, response: SignedInResponse }),
  signUpByAdmin: (body: AdminUserSignUp) =>
    http.post('/api/v1/auth/admin_user_sign_up', { body, response: CurrentUserResponse }),
  forgotPassword: (body: ForgotPassword) =>
    http.post('/api/v1/auth/forgot_password', { body, response: InstructionsSentResponse }),
  updatePassword: async (body: UpdatePassword) => {
    const { data } = await http.post('/api/v1/auth/user_update_password', {
      body,
      response: UpdatePasswordResponse,
    })
    return data.attributes
  },
  changePassword: (body: ChangePassword) =>
    http.post('/api/v1/users/change_password', { body, response: anyResponse }),
  changeEmail: (body: ChangeEmail) =>
    http.post('/api/v1/users/change_email', { body, response: EmailChangeAsked }),
  confirmEmailChange: async (token: string) => {
    const { data } = await http.post('/api/v1/users/confirm_email_change', {
      body: { token },
      response: EmailChanged,
    })
    return data.attributes.email
  },
  ownData: () => http.blob('/api/v1/users/export', { timeoutMs: EXPORT_LIMIT_MS }),
  eraseSelf: (erasure_password: string) =>
    http.post('/api/v1/users/erasure', { body: { erasure_password }, response: ErasureResponse }),
  signOut: () => http.delete(`${SESSIONS}/1`, { response: anyResponse }),
  endSession: async (id: string) => {
    try {
      await http.delete(`/api/v1/users/sessions/${id}`, { response: anyResponse })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
    }
  },
  signOutEverywhere: () =>
    http.post('/api/v1/users/sign_out_everywhere', { body: {}, response: anyResponse }),
  saveProfile: (id: string, body: ProfileUpdate) =>
    http.put(`/api/v1/users/${id}`, { body, response: CurrentUserResponse }),
  /** The contact that a new application begins with. */
  rememberContact: (id: string, value: string) =>
    http.put(`/api/v1/users/extra_info/${id}`, {
      body: { data: { key: 'selected_contact_id', value } },
      response: CurrentUserResponse,
    }),
  verifyAccount: async (body: AccountVerification) => {
    const { data } = await http.post('/api/v1/users/account_verification', {
      body,
      response: AccountVerificationResponse,
    })
    return data.attributes
  },
  searchAccount: async (query: AccountSearch) => {
    const path = '/api/v1/users/account_verification/search_and_sync_account'
    const { data } = await http.get(path, { query, response: ReadAccountSearch })
    return data.attributes.type
  },
} as const
