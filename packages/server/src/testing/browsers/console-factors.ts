import { TOTP } from 'otpauth'
import { changePartner } from '../change-partner.ts'
import type { TestApp } from '../test-app.ts'
import type { ConsoleBrowser } from './console-browser.ts'
import { softwarePasskey } from './software-passkey.ts'

const SECURITY = '/api/admin/v1/security'
export const LAKESHORE_SITE = { origin: 'http://lakeshore.localhost', rpId: 'lakeshore.localhost' }

/** The code an authenticator app shows at that time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() })

/** Sets up an authenticator app, as the console does. The code it takes counts as used. */
export async function setUpApp(browser: ConsoleBrowser, at: Date) {
  const { secret } = (await browser.post(`${SECURITY}/authenticator`)).json().data.attributes
  const answer = await browser.post(`${SECURITY}/authenticator/confirm`, { code: codeAt(secret, at) })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { secret: String(secret), codes: answer.json().data.attributes.recovery_codes as string[] }
}

export async function setUpPasskey(browser: ConsoleBrowser, at = LAKESHORE_SITE) {
  const passkey = softwarePasskey()
  const { challenge } = (await browser.post(`${SECURITY}/passkeys/options`)).json().data.attributes
  const credential = passkey.make({ challenge, ...at })
  return { passkey, answer: await browser.post(`${SECURITY}/passkeys`, { name: 'Work laptop', credential }) }
}

/** As before anybody on the staff had set up a second factor or mistyped one. */
export async function forgetFactors({ db }: Pick<TestApp, 'db'>): Promise<void> {
  for (const table of ['staff_passkeys', 'staff_totp', 'staff_recovery_codes', 'sign_in_failures'] as const)
    await db.deleteFrom(table).execute()
}

export const demandFactor = (test: TestApp) =>
  changePartner(test, 'lakeshore', { settings: { require_staff_second_factor: true } })

/** Why a call was refused. */
export const codeOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code
