import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { realResponse } from '../support/partner-change.ts'
import { lookAt, signInStaff } from './console.ts'
import { own } from './draft-editor.ts'

type Message = { readonly signature: string; readonly body: string }

/** The partner's own system: it fails at the first try of each event, and takes it at every one after. */
async function partnerSystem() {
  const received: Message[] = []
  const triesOf = (body: string) => received.filter((message) => message.body === body).length
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const isFirst = triesOf(body) === 0
    received.push({ signature: String(request.headers['hearthlight-signature']), body })
    response.writeHead(isFirst ? 503 : 200).end(isFirst ? 'not now' : 'thanks')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** Of the event that was sent most often: other journeys finish assessments too. */
    mostTries: () => Math.max(0, ...received.map(({ body }) => triesOf(body))),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function isSigned(secret: string, { signature, body }: Message): boolean {
  const [, seconds, digest] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === digest
}

async function openSection(page: Page, name: string, title: string | RegExp = name): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a system of the partner is told, told again after a failure, and once more when staff ask', async ({
  page,
  site,
  signIn,
}) => {
  const system = await partnerSystem()
  await signInStaff(page, site('lakeshore', '/admin'), 'admin@lakeshore.test')
  await openSection(page, 'API and webhooks')
  await page.getByRole('button', { name: 'Add an endpoint' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('nowhere')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a complete address')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-webhook-refused')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(system.url)
  for (const event of ['Application submitted', 'Application changed status', 'Visit booked or moved'])
    await dialog.getByRole('checkbox', { name: event }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const secret = await page.getByTestId('secret').textContent()
  await expectAccessible(page)
  await takePictures(page, 'admin-webhook-secret')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: system.url })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-webhooks')
  const endpoint = page.getByRole('row').filter({ hasText: system.url })
  await lookAt(page, () => endpoint.getByRole('button', { name: 'Remove' }).click(), 'Remove this endpoint?')
  await page.getByRole('link', { name: 'API keys' }).click()
  await lookAtKey(page)
  await lookAtCancelling(page)

  await signIn('homeowner@lakeshore.test')
  await page.evaluate(assessAHome)
  await expect.poll(system.mostTries).toBe(2)
  expect(system.received.every((message) => isSigned(secret ?? '', message))).toBe(true)
  expect(JSON.parse(system.received[0]?.body ?? '')).toMatchObject({
    version: '1',
    type: 'assessment.finished',
    partner: 'lakeshore',
  })

  await page.goto(site('lakeshore', '/admin/outward/deliveries?state=delivered'))
  await page
    .getByRole('button', { name: /Show the delivery/ })
    .first()
    .click()
  const delivery = page.getByRole('dialog', { name: 'Delivery' })
  await expect(delivery.getByText('not now')).toBeVisible()
  await expect(delivery.getByText('thanks')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-delivery')
  await delivery.getByRole('button', { name: 'Send again' }).click()
  await expect(delivery.getByText('It is sent again now.')).toBeVisible()
  await expect.poll(system.mostTries).toBe(3)
  await system.close()
})

/** Makes a key: the dialogs that make it, show it and revoke it. */
async function lookAtKey(page: Page): Promise<void> {
  const name = own('Billing')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const making = page.getByRole('dialog', { name: 'Make a key' })
  await making.getByLabel('Name').fill(name)
  await making.getByRole('checkbox', { name: 'Visits' }).check()
  await expectAccessible(page)
  await making.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  const asked = `Revoke “${name}”?`
  await lookAt(page, () => row.getByRole('button', { name: 'Revoke' }).click(), asked)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog', { name: asked }).getByRole('button', { name: 'Revoke' }).click()
  await expect(row.getByText(/^Revoked /)).toBeVisible()
}

/** The demo's results are all of one engine: the browser is told of a run, to see what is asked before it is stopped. */
async function lookAtCancelling(page: Page): Promise<void> {
  await page.route('**/api/admin/v1/recalculations', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    const { engine_version } = body.data.attributes
    const run = { id: 'run', state: 'running', engine_version, total: 9, done: 4, failed: 0 }
    const begun = { started_by: 'Jordan Hale', started_at: '2026-11-18T10:00:00.000Z', finished_at: null }
    body.data.attributes = { ...body.data.attributes, older: 5, last_run: { ...run, ...begun } }
    await route.fulfill({ response: answer, json: body })
  })
  await openSection(page, 'Homes')
  await expect(page.getByText('4 of 9 homes recalculated')).toBeVisible()
  const stop = page
    .getByRole('region', { name: 'Results and the engine' })
    .getByRole('button', { name: 'Cancel' })
  await lookAt(page, () => stop.click(), 'Stop recalculating?')
  // The page asks again and again while something runs.
  await page.unrouteAll({ behavior: 'wait' })
}

/** In the page, as the portal does it: the quickest of what a partner's system is told of. */
async function assessAHome(): Promise<void> {
  const list = await (await fetch('/api/v1/buildings/')).json()
  const answer = await fetch('/api/v1/virtual_audit/virtual_audits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': list.meta.csrf },
    body: JSON.stringify({ building_id: list.records.data[0].id }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** In the page, as the portal does it. */
async function forgetPassword(): Promise<number> {
  const { status } = await fetch('/api/v1/auth/forgot_password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tester@lakeshore.test' }),
  })
  return status
}

/** The same choice, made every month: set up, paused, let go on and removed. */
async function lookAtSchedule(page: Page): Promise<void> {
  const purpose = own('To the warehouse')
  await page.getByRole('radio', { name: /Every month, on the 1st at 6:00/ }).check()
  await page.getByRole('textbox', { name: 'What for' }).fill(purpose)
  await page.getByRole('button', { name: 'Set up the schedule' }).click()
  const row = page
    .getByRole('table', { name: 'Made regularly' })
    .getByRole('row')
    .filter({ hasText: purpose })
  await expect(row.getByText('going')).toBeVisible()
  await expect(row.getByText(/6:00/).last()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-exports-scheduled')
  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByText('paused')).toBeVisible()
  await row.getByRole('button', { name: 'Go on' }).click()
  await expect(row.getByText('going')).toBeVisible()
  await lookAt(page, () => row.getByRole('button', { name: 'Remove' }).click(), 'Remove this schedule?')
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
}

test('a table is counted, made and taken out as CSV by its maker alone, and the log tells what for', async ({
  page,
  site,
}) => {
  await signInStaff(page, site('lakeshore', '/admin'), 'admin@lakeshore.test')
  await openSection(page, 'Exports', /^[\d,]+ applications?, 21 columns, about /)
  await page.getByRole('combobox', { name: 'Program or incentive' }).selectOption({ index: 1 })
  await expectAccessible(page)
  await takePictures(page, 'admin-exports')
  await page.getByRole('combobox', { name: 'What' }).selectOption('people')
  await page.getByRole('checkbox', { name: 'Postal code' }).uncheck()
  await expect(page.getByRole('heading', { level: 1, name: /^[\d,]+ people, 10 columns, / })).toBeVisible()
  await expect(page.getByText('The link is yours only, for 7 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Make the file' }).click()
  await expect(page.getByText('Say what the file is for.')).toBeVisible()
  const purpose = own('Check')
  await page.getByRole('textbox', { name: 'What for' }).fill(purpose)
  await page.getByRole('button', { name: 'Make the file' }).click()
  const row = page.getByRole('row').filter({ hasText: purpose })
  await expect(row.getByText('ready, 7 days')).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download people' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^lakeshore-people-.*\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('name,email')
  expect(csv.split('\r\n')[0]).not.toContain('zip')
  expect(csv).toContain('homeowner@lakeshore.test')

  await lookAtSchedule(page)
  await openSection(page, 'Log')
  await page.goto(`${page.url()}?action=export.download`)
  await page
    .getByRole('button', { name: /Details of/ })
    .first()
    .click()
  const line = page.getByRole('dialog', { name: 'downloaded an export' })
  await expect(line.getByText(purpose, { exact: false }).first()).toBeVisible()
  await expect(line.getByRole('row').filter({ hasText: 'columns' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-log-line')
  await page.keyboard.press('Escape')
  await takePictures(page, 'admin-log')
  // That there is a mail to read is not left to other journeys.
  expect(await page.evaluate(forgetPassword)).toBe(200)
  for (const [section, caption] of [
    ['Jobs', 'Background jobs'],
    ['Emails', 'Emails sent'],
  ] as const) {
    await openSection(page, section)
    await takePictures(page, `admin-${caption.split(' ')[0]?.toLowerCase()}`)
  }
  const mail = page.getByRole('button', { name: /^Read “/ }).first()
  await lookAt(page, () => mail.click(), /./)
  await page.setViewportSize({ width: 375, height: 800 })
  await lookAt(page, () => page.getByRole('button', { name: 'Open the sections' }).click(), 'Sections')
})
