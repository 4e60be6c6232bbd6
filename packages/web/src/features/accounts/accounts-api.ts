import { type AccountSearch, ReadAccountSearch } from '@hearthlight/domain/accounts/account-search'
import {
  type AccountVerification,
  AccountVerificationAnswer,
} from '@hearthlight/domain/accounts/account-verification'
import type {
  ChangePassword,
  ForgotPassword,
  UpdatePassword,
} from '@hearthlight/domain/accounts/change-password'
import { UpdatePasswordAnswer } from '@hearthlight/domain/accounts/change-password'
import type { TokenLogin } from '@hearthlight/domain/accounts/login-as'
import { OwnSessionsAnswer } from '@hearthlight/domain/accounts/own-sessions'
import type { ProfileUpdate } from '@hearthlight/domain/accounts/profile'
import { ProofChallengeAnswer } from '@hearthlight/domain/accounts/proof-of-work'
import {
  CheckConfirmationAnswer,
  type Credentials,
  InstructionsSentAnswer,
} from '@hearthlight/domain/accounts/sign-in'
import type { AdminUserSignUp, SignUp } from '@hearthlight/domain/accounts/sign-up'
import { CurrentUserAnswer, SignedInAnswer } from '@hearthlight/domain/accounts/user'
import { queryOptions } from '@tanstack/react-query'
import { anyAnswer } from '../../platform/any-answer.ts'
import { http } from '../../platform/http.ts'
import { queryClient } from '../../platform/queries.ts'

const SESSIONS = '/api/v1/auth/user_sessions'

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await http.get('/api/v1/users/sessions', { answer: OwnSessionsAnswer })).data,
  staleTime: 0,
})

/** The calls of spec 1 section 7 that make, end and mend accounts. */
export const accountsApi = {
  signIn: (body: Credentials) => http.post(SESSIONS, { body, answer: SignedInAnswer }),
  loginAs: (query: TokenLogin) => http.get(`${SESSIONS}/token_login`, { query, answer: SignedInAnswer }),
  proofChallenge: async () =>
    (await http.get('/api/v1/auth/proof_of_work', { answer: ProofChallengeAnswer })).data.attributes,
  checkConfirmation: async (email: string) => {
    const { data } = await http.post(`${SESSIONS}/check_confirmation`, {
      body: { email },
      answer: CheckConfirmationAnswer,
    })
    return data.attributes
  },
  verifyEmail: (token: string) =>
    http.get(`${SESSIONS}/email_verification`, { query: { token }, answer: SignedInAnswer }),
  resendVerification: (email: string) =>
    http.get(`${SESSIONS}/resend_email_verification`, { query: { email }, answer: InstructionsSentAnswer }),
  signUp: (body: SignUp) => http.post('/api/v1/auth/registrations', { body, answer: SignedInAnswer }),
  signUpByAdmin: (body: AdminUserSignUp) =>
    http.post('/api/v1/auth/admin_user_sign_up', { body, answer: CurrentUserAnswer }),
  forgotPassword: (body: ForgotPassword) =>
    http.post('/api/v1/auth/forgot_password', { body, answer: InstructionsSentAnswer }),
  updatePassword: async (body: UpdatePassword) => {
    const { data } = await http.post('/api/v1/auth/user_update_password', {
      body,
      answer: UpdatePasswordAnswer,
    })
    return data.attributes
  },
  changePassword: (body: ChangePassword) =>
    http.post('/api/v1/users/change_password', { body, answer: anyAnswer }),
  signOut: () => http.delete(`${SESSIONS}/1`, { answer: anyAnswer }),
  endSession: async (id: string) => {
    try {
      await http.delete(`/api/v1/users/sessions/${id}`, { answer: anyAnswer })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
    }
  },
  signOutEverywhere: () => http.post('/api/v1/users/sign_out_everywhere', { body: {}, answer: anyAnswer }),
  saveProfile: (id: string, body: ProfileUpdate) =>
    http.put(`/api/v1/users/${id}`, { body, answer: CurrentUserAnswer }),
  verifyAccount: async (body: AccountVerification) => {
    const { data } = await http.post('/api/v1/users/account_verification', {
      body,
      answer: AccountVerificationAnswer,
    })
    return data.attributes
  },
  searchAccount: async (query: AccountSearch) => {
    const path = '/api/v1/users/account_verification/search_and_sync_account'
    const { data } = await http.get(path, { query, answer: ReadAccountSearch })
    return data.attributes.type
  },
} as const
