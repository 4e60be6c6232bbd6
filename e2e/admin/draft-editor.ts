import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { typePassword } from './console.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const dialog = (page: Page) => page.getByRole('dialog')
/** A name that no other run of the journey has. */
export const own = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

/** As somebody else where the journey walks through a draft: a member of staff has one walk at a time. */
export async function openConsole(
  page: Page,
  address: string,
  title: string,
  email = 'admin@lakeshore.test',
) {
  await page.goto(address)
  await typePassword(page, email)
  await expect(heading(page, title)).toBeVisible()
}

/** Begins a draft, from nothing unless it is said from what. */
export async function beginDraft(page: Page, name: string, from?: RegExp) {
  await dialog(page).getByLabel('Name').fill(name)
  if (from !== undefined) {
    const choice = dialog(page).getByLabel('Begin from')
    const first = choice.getByRole('option', { name: from }).first()
    await choice.selectOption((await first.textContent()) ?? '')
  }
  await button(page, 'Begin the draft').click()
  await expect(heading(page, name)).toBeVisible()
}

export async function publish(page: Page, why: string) {
  await button(page, 'Publish').click()
  await dialog(page).getByLabel('What changed, and why').fill(why)
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1 is live')).toBeVisible()
  await expect(page.getByText(why)).toBeVisible()
}

/** Nothing of it lies beyond what the page shows from left to right, nor has to be scrolled sideways to be seen. */
export async function expectWhole(part: Locator) {
  await expect(part).toBeVisible()
  const cut = await part.evaluate((element) => {
    const width = document.documentElement.clientWidth
    return [element, ...element.querySelectorAll('*')]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < 0 || right > width + 1
      })
      .map((each) => each.outerHTML.slice(0, 80))
  })
  expect(cut).toEqual([])
}
