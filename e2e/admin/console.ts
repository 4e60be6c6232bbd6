import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../support/journey.ts'
import { realResponse } from '../support/partner-change.ts'

/** A device with a fingerprint reader that always says yes (WebAuthn level 3, section 11). */
export async function plugInAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { unplug: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

export async function typePassword(page: Page, email: string, password = 'Demo-pass-2026') {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signed in, staff land on the first section they may open; their own ways in are a link in the rail. */
export async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'How you sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How you sign in' })).toBeVisible()
}

/** Signs in by password; without a second factor that is all. */
export async function signInStaff(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await typePassword(page, email)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
}

/** The code an app shows; a code counts once, so a second one is the one after it. */
export const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Lets the browser see a partner that demands a factor: who has none is held, as the server would hold them. */
export async function demandFactor(page: Page): Promise<void> {
  await page.route('**/admin_sessions/state', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    const { state, methods } = body.data.attributes
    if (state === 'signed-in' && !methods.code && !methods.passkey) body.data.attributes.state = 'set-up'
    await route.fulfill({ response: answer, json: body })
  })
}

/** The next removal of a passkey is answered as the server does five minutes after the last proof. */
export async function wantProofOnce(page: Page): Promise<void> {
  const refusal = { status: '409', code: 'accounts.proof-needed', title: 'Please enter your password again.' }
  await page.route(
    '**/security/passkeys/*',
    (route) => route.fulfill({ status: 409, json: { errors: [refusal] } }),
    { times: 1 },
  )
}

/** Opens a dialog, looks at it and closes it again. */
export async function lookAt(page: Page, open: () => Promise<void>, title: string | RegExp): Promise<void> {
  await open()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
