import type { Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'

const FAMILY = '/api/v1/fulfill-integrate'

/** Hands in an application for the weatherization kit by the calls of the portal. Answers its id. */
const handIn = (page: Page): Promise<string> =>
  page.evaluate(async (family) => {
    const { meta } = await (await fetch('/api/v1/users')).json()
    const call = async (path: string, body?: object) => {
      const answer = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          'service-requester': 'portal',
          'x-csrf-token': meta.csrf,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const building_id = (await call('/api/v1/buildings/')).records.data[0].id
    const programs = (await call(`${family}/programs`)).data
    const program = programs.find(({ attributes }: { attributes: { name: string } }) =>
      /weatherization/i.test(attributes.name),
    )
    const project_id = (await call(`${family}/projects`, { building_id, program_id: program.id })).data.id
    const kit = { home_kind: 'House', drafty_doors: 2, language_of_guide: 'English' }
    await call(`${family}/prqs`, { answerList: { kit }, details: { project_id, cn: 'kit' } })
    const terms = { accept_tnc: true, is_tc_update: true, details: { project_id, cn: 'terms' } }
    await call(`${family}/prqs`, terms)
    return project_id
  }, FAMILY)

test('an application goes from its submission through a question, approval and payment, by keyboard, seen from both sides', async ({
  page,
  browser,
  site,
  mailTo,
}) => {
  const email = await newApplicant(page, mailTo)
  const id = await handIn(page)
  const desk = await browser.newPage()
  await signInStaff(desk, site('lakeshore', '/admin/sign-in'), 'admin@lakeshore.test')
  await desk.goto(site('lakeshore', `/admin/applications/${id}`))
  await expect(desk.getByRole('heading', { level: 1, name: 'Erin Kowalski' })).toBeVisible()
  await desk.getByRole('button', { name: 'Eligibility Review' }).click()
  const moving = desk.getByRole('dialog', { name: 'Move to Eligibility Review' })
  await expect(moving.getByText(email)).toBeVisible()
  await moving.getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-application')

  await desk.keyboard.press('r')
  const asking = desk.getByRole('dialog', { name: 'Ask Erin Kowalski' })
  await asking.getByLabel(/Answer: .*door/i).check()
  await asking.getByLabel(/What you ask about/).fill('Two or three doors?')
  await expect(asking.getByLabel('The mail')).toContainText('Two or three doors?')
  await takePictures(desk, 'admin-application-ask')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await expect(desk.getByText('clock stopped')).toBeVisible()
  expect((await mailTo(email, /We need something/)).text).toContain('Two or three doors?')

  await page.goto(site('lakeshore', `/applications/${id}`))
  await expect(page.getByText('Two or three doors?').first()).toBeVisible()
  await page.getByLabel('Write to your reviewer').fill('There are two.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'There are two.' })).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('There are two.')).toBeVisible()
  await desk.getByRole('button', { name: 'Eligibility Review' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()
  await desk.keyboard.press('a')
  const approving = desk.getByRole('dialog', { name: 'Move to Approved' })
  await approving.getByLabel('Approved amount').fill('40.00')
  await approving.getByRole('button', { name: 'Move to Approved' }).click()
  await expect(desk.getByRole('button', { name: /Payment Issued/ })).toBeVisible()
  await desk.goto(site('lakeshore', '/admin/payments'))
  await expect(desk.getByRole('row', { name: /Erin Kowalski.*40\.00.*Due/ }).first()).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-payments')
  await page.reload()
  await expect(page.getByText('Approved').first()).toBeVisible()
  await desk.close()
})
