import type { Page } from '@playwright/test'
import { expect } from '../support/journey.ts'
import { samplePdf } from './application-home.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const next = (page: Page) => button(page, 'Save & Next Step')
export const previous = (page: Page) => button(page, 'Previous')

/** All steps have the same buttons: only the title tells that the other one is there. */
export async function go(page: Page, way: typeof next, to: string) {
  await way(page).click()
  await expect(heading(page, to)).toBeVisible()
}

export async function startProgram(page: Page, name: string, site = '') {
  await page.goto(`${site}/offers`)
  await expect(heading(page, 'Programs you can apply to')).toBeVisible()
  await page.getByRole('link', { name: `Apply for ${name}` }).click()
  await expect(heading(page, 'Before you start')).toBeVisible()
}

export const documentOf = (page: Page, title: string) => page.getByRole('region', { name: title })

export async function attach(page: Page, title: string, file: string) {
  const place = documentOf(page, title)
  await place.locator('input[type=file]:not([capture])').setInputFiles([samplePdf(file)])
  await expect(place.getByRole('link', { name: `Open ${file}` })).toBeVisible()
}

/** What is typed is kept: the page may be loaded anew. */
export async function reloadSaved(page: Page) {
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
}
