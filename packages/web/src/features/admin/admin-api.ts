import type { ChangePassword, UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { OwnSessionsAnswer } from '@hearthlight/domain/accounts/own-sessions'
import {
  AuthenticatorSetUpAnswer,
  ConsoleStateAnswer,
  FactorAddedAnswer,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
  SecurityAnswer,
} from '@hearthlight/domain/accounts/second-factor'
import { type Credentials, InstructionsSentAnswer } from '@hearthlight/domain/accounts/sign-in'
import { anyAnswer } from '../../platform/any-answer.ts'
import { adminHttp } from './admin-http.ts'

const SESSIONS = '/api/v1/auth/admin_sessions'
const STEP = '/api/admin/v1/second_step'
const SECURITY = '/api/admin/v1/security'

const attributes = async <A>(call: Promise<{ data: { attributes: A } }>): Promise<A> =>
  (await call).data.attributes

/** The calls of the console about who one is and how one gets in. */
export const adminApi = {
  state: () => attributes(adminHttp.get(`${SESSIONS}/state`, { answer: ConsoleStateAnswer })),
  signIn: (body: Credentials) => adminHttp.post(SESSIONS, { body, answer: anyAnswer }),
  signOut: () => adminHttp.delete(`${SESSIONS}/1`, { answer: anyAnswer }),
  forgotPassword: (email: string) =>
    adminHttp.post(`${SESSIONS}/forgot_password`, { body: { email }, answer: InstructionsSentAnswer }),
  updatePassword: (body: UpdatePassword) =>
    adminHttp.post(`${SESSIONS}/update_password`, { body, answer: anyAnswer }),

  passkeyChallenge: () =>
    attributes(adminHttp.post(`${STEP}/passkey_options`, { body: {}, answer: PasskeyOptionsAnswer })),
  finishByPasskey: (body: object) => adminHttp.post(`${STEP}/passkey`, { body, answer: anyAnswer }),
  finishByCode: (code: string) => adminHttp.post(`${STEP}/code`, { body: { code }, answer: anyAnswer }),
  finishByRecoveryCode: (code: string) =>
    adminHttp.post(`${STEP}/recovery_code`, { body: { code }, answer: anyAnswer }),

  security: () => attributes(adminHttp.get(SECURITY, { answer: SecurityAnswer })),
  changePassword: (body: ChangePassword) =>
    adminHttp.post(`${SECURITY}/password`, { body, answer: anyAnswer }),
  prove: (current_password: string) =>
    adminHttp.post(`${SECURITY}/proof`, { body: { current_password }, answer: anyAnswer }),
  newPasskeyOptions: () =>
    attributes(adminHttp.post(`${SECURITY}/passkeys/options`, { body: {}, answer: PasskeyOptionsAnswer })),
  addPasskey: (body: { name: string; credential: object }) =>
    attributes(adminHttp.post(`${SECURITY}/passkeys`, { body, answer: FactorAddedAnswer })),
  renamePasskey: (id: string, name: string) =>
    adminHttp.put(`${SECURITY}/passkeys/${id}`, { body: { name }, answer: anyAnswer }),
  removePasskey: (id: string) => adminHttp.delete(`${SECURITY}/passkeys/${id}`, { answer: anyAnswer }),
  startAuthenticator: () =>
    attributes(adminHttp.post(`${SECURITY}/authenticator`, { body: {}, answer: AuthenticatorSetUpAnswer })),
  confirmAuthenticator: (code: string) =>
    attributes(
      adminHttp.post(`${SECURITY}/authenticator/confirm`, { body: { code }, answer: FactorAddedAnswer }),
    ),
  removeAuthenticator: () => adminHttp.delete(`${SECURITY}/authenticator`, { answer: anyAnswer }),
  newRecoveryCodes: () =>
    attributes(adminHttp.post(`${SECURITY}/recovery_codes`, { body: {}, answer: RecoveryCodesAnswer })),
  sessions: async () => (await adminHttp.get(`${SECURITY}/sessions`, { answer: OwnSessionsAnswer })).data,
  endSession: (id: string) => adminHttp.delete(`${SECURITY}/sessions/${id}`, { answer: anyAnswer }),
} as const
