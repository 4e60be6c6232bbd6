import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { changePartner, realResponse } from '../support/partner-change.ts'

type Offer = { readonly attributes: { readonly effective_program_name: string } }

/** One of the real programs, with a description that is longer than any card shows; another journey publishes more of them. */
async function lengthenOffer(page: Page) {
  await page.route('**/fulfill-integrate/programs_public*', async (route) => {
    const answer = await realResponse(route)
    const body = await answer.json()
    const isKit = ({ attributes }: Offer) => attributes.effective_program_name === 'Free Weatherization Kit'
    const [kit] = body.data.filter(isKit)
    kit.attributes.customer_description = 'A kit for every window and door of the home. '.repeat(40)
    await route.fulfill({ response: answer, json: { ...body, data: [kit] } })
  })
}

const linesOf = (page: Page) =>
  page.locator('main li p', { hasText: 'A kit for every window' }).evaluate((text) => {
    const place = text.parentElement ?? text
    return Math.round(place.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
  })

test('a long description is cut after six lines or as many as the partner says, and See more shows the rest [S2-2.056] [S2-9.005]', async ({
  page,
  site,
}) => {
  await changePartner(page, {})
  await lengthenOffer(page)
  await page.goto(site('lakeshore', '/offers-public'))
  const more = page.getByRole('button', { name: /^See more/ })
  await more.click()
  expect(await linesOf(page)).toBeGreaterThan(7)
  await page.getByRole('button', { name: /^See less/ }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(await linesOf(page)).toBe(6)
  await changePartner(page, { settings: { max_rows_number: 3 } })
  await page.reload()
  await expect(more).toBeVisible()
  expect(await linesOf(page)).toBe(3)
})
