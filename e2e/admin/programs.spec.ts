import type { Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { lookAt } from './console.ts'
import {
  beginDraft,
  button,
  dialog,
  expectWhole,
  heading,
  openConsole,
  own,
  publish,
} from './draft-editor.ts'

/** A further home of the person, by the call that its form makes. Answers its id. */
const addHome = (page: Page, gas_utility: string): Promise<string> =>
  page.evaluate(async (gas_utility) => {
    const { meta } = await (await fetch('/api/v1/users')).json()
    const place = { building_name: 'Huron', address1: '602 Huron St', city: 'Sheboygan', zip: '53081' }
    const answer = await fetch('/api/v1/buildings/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      },
      body: JSON.stringify({ building: { ...place, region: 'WI', country: 'US', gas_utility } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()).data.id
  }, gas_utility)

/** What is saved next, a colleague has saved in other words a moment before. */
const meetAColleague = (page: Page, mine: string, theirs: string) =>
  page.route(
    '**/studio/programs/*/draft',
    async (route) => {
      const { 'x-csrf-token': csrf = '', 'service-requester': requester = '' } = route.request().headers()
      const body = (route.request().postData() ?? '').replace(`How many ${mine}`, `How many ${theirs}`)
      const headers = {
        'content-type': 'application/json',
        'x-csrf-token': csrf,
        'service-requester': requester,
      }
      await page.evaluate(
        async ([address, headers, body]) => {
          const answer = await fetch(address, { method: 'PUT', headers, body })
          if (!answer.ok) throw new Error(await answer.text())
        },
        [route.request().url(), headers, body] as const,
      )
      await route.continue()
    },
    { times: 1 },
  )

test('a program is begun from the library, changed, walked through, published and completed by a homeowner', async ({
  page,
  site,
  mailTo,
}) => {
  const name = own('Doors')
  await openConsole(page, site('lakeshore', '/admin/programs'), 'Programs', 'operator@platform.test')
  await expectAccessible(page)
  await takePictures(page, 'admin-programs')
  await button(page, 'New program').click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await beginDraft(page, name, /^Library: Free weatherization kit/)

  await page.getByRole('button', { name: /^1 The kit/ }).click()
  await button(page, 'Take from another program').first().click()
  await dialog(page).getByLabel('Program').selectOption('Insulation and Air Sealing 2026')
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-program-take')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^How many drafty doors/ }).click()
  const question = page.getByRole('group', { name: 'Question', exact: true })
  await question.getByLabel('English').fill('')
  await expect(page.getByText('1 stops').first()).toBeVisible()
  await expect(button(page, 'Publish')).toBeDisabled()
  await question.getByLabel('English').fill('How many doors let the wind in?')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await meetAColleague(page, 'doors', 'windows')
  await question.getByLabel('English').fill('How many doors let the wind in at night?')
  await expect(dialog(page)).toContainText('How many windows let the wind in at night?')
  await expectAccessible(page)
  await takePictures(page, 'admin-program-meeting')
  await dialog(page).getByRole('radio', { name: /^Mine/ }).check()
  await button(page, 'Go on').click()
  await question.getByLabel('English').fill('How many doors let the wind in?')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^1 The kit/ }).click()
  await expect(page.getByRole('button', { name: /^How many doors let the wind in/ })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-program')
  await page.getByRole('button', { name: /^Statuses and moves/ }).click()
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [1280, 375]) {
    await page.setViewportSize({ ...size, width })
    // A phone draws it from the top down.
    await expect
      .poll(async () => {
        const { height = 0, width = 1 } = (await page.locator('figure svg').boundingBox()) ?? {}
        return height > width
      })
      .toBe(width === 375)
    await expectWhole(page.locator('figure svg'))
  }
  await page.setViewportSize(size)
  await takePictures(page, 'admin-program-statuses')

  await button(page, 'Walk through it').click()
  await expect(page.getByText('This is a trial.')).toBeVisible()
  const walk = page.frameLocator('iframe')
  await walk.getByRole('button', { name: 'Start the application' }).click()
  await walk.getByLabel('What kind of home is it?').selectOption('Apartment')
  await walk.getByLabel('How many doors let the wind in?').fill('2')
  await walk.getByLabel('Where do we mail the kit?').fill('9 Harbor Road, Cleveland, WI 53015')
  await walk.getByRole('button', { name: 'Save & Next Step' }).click()
  await takePictures(page, 'admin-program-preview')
  await walk.getByRole('button', { name: 'Go on to the terms' }).click()
  await walk.getByLabel('I have read and accept the terms and conditions.').check()
  await walk.getByRole('button', { name: 'Submit the application' }).click()
  await expect(walk.getByText('Your application is with us.')).toBeVisible()
  await button(page, 'Back to the editor').click()
  await expect(page.getByRole('navigation', { name: 'Parts of the program' })).toBeVisible()
  await button(page, 'Publish').click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await publish(page, 'For the winter')
  const step = page.getByRole('region', { name: 'Step 1: The kit' })
  await expect(step.getByText('How many doors let the wind in?')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-program-published')

  await newApplicant(page, mailTo)
  await page.goto('/offers')
  await page.getByRole('link', { name: `Apply for ${name}` }).click()
  await button(page, 'Start the application').click()
  await page.getByLabel('What kind of home is it?').selectOption('Apartment')
  await page.getByLabel('How many doors let the wind in?').fill('2')
  // The address of the home stands there already.
  await expect(page.getByLabel('Where do we mail the kit?')).not.toHaveValue('')
  await button(page, 'Save & Next Step').click()
  await expect(heading(page, 'Check your answers')).toBeVisible()
  await button(page, 'Go on to the terms').click()
  await expect(heading(page, /^Step 2 of 2/)).toBeVisible()
  await page.getByLabel('I have read and accept the terms and conditions.').check()
  await button(page, 'Submit the application').click()
  await expect(page.getByText('Your application is with us.')).toBeVisible()
})

test('an incentive is written, tried on the homes, published, and seen by a home that qualifies and one that does not', async ({
  page,
  site,
  mailTo,
}) => {
  const name = own('Evening visit')
  await openConsole(page, site('lakeshore', '/admin/incentives'), 'Incentives')
  await takePictures(page, 'admin-incentives')
  await button(page, 'New incentive').click()
  await beginDraft(page, name, /^Copy of Home visit/)
  await page.getByRole('group', { name: 'Title', exact: true }).getByLabel('English').fill(`${name} for all`)
  await expect(heading(page, `${name} for all`)).toBeVisible()
  const tried = page.getByRole('region', { name: /^Tried on \d+ homes$/ }).getByRole('status')
  await expect(tried).toHaveText(/^\d+ would qualify$/)
  const rules = page.getByRole('group', { name: 'Conditions' })
  await expect(rules.getByText(/^\d+ left$/)).toHaveCount(2)
  // The rule turned round lets in others, and the homes are counted again.
  const before = (await tried.textContent()) ?? ''
  const comparison = rules.getByLabel('Comparison').first()
  await comparison.selectOption('is not')
  await expect(tried).not.toHaveText(before)
  await comparison.selectOption('is')
  await expect(tried).toHaveText(before)
  await expectAccessible(page)
  await takePictures(page, 'admin-incentive')
  await button(page, 'See it as a card').click()
  const card = dialog(page).getByRole('article', { name: 'English' })
  await expect(card.getByRole('heading', { name: `${name} for all` })).toBeVisible()
  await expect(card).toContainText('$300')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await lookAt(page, () => button(page, 'Discard the draft').click(), 'Discard this draft?')
  await publish(page, 'For people who work by day')

  await newApplicant(page, mailTo)
  const served = await addHome(page, 'Lakeshore Power & Gas')
  const other = await addHome(page, 'Another utility')
  await page.goto(`/incentives?buildingId=${served}`)
  await expect(page.getByRole('heading', { name: `${name} for all` })).toBeVisible()
  await page.goto(`/incentives?buildingId=${other}`)
  const why = page.getByRole('region', { name: /^Why not these/ })
  await expect(why).toContainText(`${name} for all`)
  await expect(why).toContainText('Lakeshore Power & Gas delivers your natural gas.')
})
