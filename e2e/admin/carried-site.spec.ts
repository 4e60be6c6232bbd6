import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { type ServerProcess, startServer } from '../../packages/server/src/testing/servers/server-process.ts'
import { startProgram } from '../homeowner/application-steps.ts'
import { openWizard } from '../homeowner/assessment/assessment-home.ts'
import { dayFromNow, publishOffer } from '../homeowner/own-offer.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'
import { beginDraft, button, publish } from './draft-editor.ts'

/** A server of its own: its own database, its own pictures. It makes itself ready while the first one is worked at. */
let folder: string
let second: ServerProcess
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-second-'))
  const main = path.resolve(import.meta.dirname, '../../packages/server/dist/main.js')
  second = startServer(main, { DATA_DIR: folder, TRUST_PROXY: 'loopback' })
})
test.afterAll(async () => {
  second.child.kill('SIGTERM')
  await second.exit
  await rm(folder, { recursive: true, force: true })
})

const OPERATOR = 'operator@platform.test'
const PICTURE = (colour: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="9" fill="${colour}"/></svg>`,
  ),
})

/** A partner from nothing, made by an operator in the console of another one. */
async function describePartner(page: Page, console: string, code: string, name: string, colour: string) {
  await signInStaff(page, `${console}/admin`, OPERATOR)
  await page.goto(`${console}/admin/partners`)
  await expect(page.getByRole('rowheader', { name: 'Lakeshore Power & Gas (you are here)' })).toBeVisible()
  await page.getByLabel('Search by name, short name or address').fill('boreale')
  await expect(page.getByRole('link', { name: 'Énergie Boréale' })).toHaveAttribute(
    'href',
    /boreale.*\/admin/,
  )
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add a partner' }).click()
  await page.getByLabel('Name of the partner').fill(name)
  await page.getByLabel('Short name').fill(code)
  await page.getByLabel('Address of the site').fill(`${code}.localhost`)
  await page.getByLabel('Where people write to').fill('home@meadow.test')
  await page.getByLabel('Name of the first administrator').fill('Mia Meadow')
  await page.getByLabel('Their email').fill('mia@meadow.test')
  await page.getByLabel('Country').selectOption('Portugal')
  await page.getByRole('checkbox', { name: 'Spanish' }).check()
  await page.getByRole('textbox', { name: 'Color of actions' }).fill(colour)
  await page.getByLabel(/^Logo/).setInputFiles([PICTURE(colour)])
  for (const module of ['Applications', 'Guests apply without an account'])
    await page.getByRole('checkbox', { name: module, exact: true }).check()
}

async function makePartner(page: Page, name: string) {
  await button(page, 'Make the site').click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} is live.` })).toBeVisible()
}

const openSite = async (page: Page, site: string) => {
  await page.goto(`${site}/admin/site`)
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
}

async function publishSite(page: Page, reason: string) {
  await page.getByLabel('What this is for').fill(reason)
  await button(page, 'Publish').click()
  await expect(page.getByRole('cell', { name: reason })).toBeVisible()
}

/** What a visitor and a person of the site see: the start, the offers, the incentives, the first step of a program. */
async function look(page: Page, site: string, seen: (name: string, picture: Buffer) => Promise<void>) {
  const picture = async (name: string) => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      await seen(`${name}-${width}.png`, await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  const loaded = async () => {
    await page.waitForLoadState('networkidle')
    // Where the app led there itself, the network counts as idle since the page before.
    await expect(page.locator('html:not([data-loading])')).toBeAttached()
    const dead = page
      .locator('img')
      .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth === 0).length)
    expect(await dead).toBe(0)
  }
  await page.goto(site)
  await expect(page.getByRole('img', { name: 'Meadow Electric' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Español' }).first()).toBeVisible()
  await loaded()
  await picture('start')
  await page.goto(`${site}/offers-public`)
  await expect(page.getByText('Kit for Meadow').first()).toBeVisible()
  await loaded()
  await picture('offers')
  await openWizard(page, site, { path: '/incentives' })
  await expect(page.getByText('Storm door').first()).toBeVisible()
  await expect(page.getByText('Attic hatch').first()).toBeVisible()
  await loaded()
  await picture('incentives')
  await startProgram(page, 'Kit for Meadow', site)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /The kit$/ })).toBeVisible()
  await expect(button(page, 'Save & Next Step')).toBeVisible()
  await loaded()
  await picture('first-step')
}

test('a partner from nothing is carried to a second server, and both sites look alike', async ({
  page,
  context,
  site,
}, info: TestInfo) => {
  // A second try finds the partner of the first one.
  const code = info.retry === 0 ? 'meadow' : `meadow-${info.retry}`
  const first = site('lakeshore', '').replace('lakeshore', code)
  await describePartner(page, site('lakeshore', ''), code, 'Meadow Electric', '#2f6f3a')
  await expectAccessible(page)
  await makePartner(page, 'Meadow Electric')

  await signInStaff(page, `${first}/admin`, OPERATOR)
  await page.goto(`${first}/admin/programs`)
  await button(page, 'New program').click()
  await beginDraft(page, 'Kit for Meadow', /weatherization kit/i)
  await publish(page, 'Our first program')
  for (const named of ['Storm door', 'Attic hatch'])
    await publishOffer(page, dayFromNow(300), { named, by: OPERATOR })

  await openSite(page, first)
  await page.getByRole('searchbox').fill('logo_icon_url')
  await page
    .getByLabel(/^Upload a picture/)
    .first()
    .setInputFiles([PICTURE('#c06020')])
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.getByRole('link', { name: /^Check and publish/ }).click()
  await publishSite(page, 'An icon of our own')
  const downloading = page.waitForEvent('download')
  await button(page, 'Export').click()
  const file = await (await downloading).path()
  await look(page, first, async (name, picture) => {
    const kept = info.snapshotPath(name)
    await mkdir(path.dirname(kept), { recursive: true })
    await writeFile(kept, picture)
  })

  // The same host at another port would be sent the cookies of the first one.
  await context.clearCookies()
  const port = await second.ready
  const other = `http://${code}.localhost:${port}`
  await describePartner(page, `http://lakeshore.localhost:${port}`, code, 'Still empty', '#7a2e8f')
  await makePartner(page, 'Still empty')
  await signInStaff(page, `${other}/admin`, OPERATOR)
  await openSite(page, other)
  await button(page, 'Import').click()
  const dialog = page.getByRole('dialog', { name: 'Import a site' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(
    dialog.getByRole('checkbox', { name: /programs and incentives too \(1 and 2\)/ }),
  ).toBeChecked()
  await expectAccessible(page)
  await takePictures(page, 'site-import')
  await button(page, 'Import into the draft').click()
  await page.getByRole('link', { name: /^Check and publish/ }).click()
  await expect(page.getByRole('heading', { name: 'Programs and incentives of the file: 3' })).toBeVisible()
  await expect(page.getByText('Kit for Meadow')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'site-publish')
  await publishSite(page, 'As on the first server')
  await look(page, other, async (name, picture) =>
    expect(picture).toMatchSnapshot(name, { maxDiffPixelRatio: 0.001 }),
  )
})
