import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { newApplicant } from './application-home.ts'
import { dayFromNow, publishOffer } from './own-offer.ts'
import { assessedBuilding } from './report/report-home.ts'

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('finds applications and rebates from the header, and reads them on a phone too [S1-2.080] [S1-2.030] [S2-2.001] [S2-1.001]', async ({
  page,
  signIn,
}) => {
  await signIn('homeowner@lakeshore.test')
  const { id } = await assessedBuilding(page)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await header.getByRole('link', { name: 'Find rebates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rebates for your home' })).toBeVisible()
  await page.goto(`/incentives?buildingId=${id}`)
  await expect(section(page, /^Applied/).getByRole('heading', { name: 'Smart thermostat' })).toBeVisible()
  await expect(section(page, /^Recommended/).getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expect(section(page, /^Why not these/)).toContainText('Electric baseboard to heat pump')
  await expectAccessible(page)
  await takePictures(page, 'incentives')
  const available = section(page, /^Available/)
  const titles = available.getByRole('heading', { level: 3 })
  const before = await titles.count()
  await available.getByLabel('Search by words').fill('a rebate that nobody has')
  await expect(available.getByText('No incentives found.')).toBeVisible()
  await available.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(titles).toHaveCount(before)
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})

test('an offer that ends while somebody applies is refused with a sentence, and told afterwards when it ended', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  const offer = await publishOffer(page, dayFromNow(3))
  await page.goto('/incentives')
  await page.getByRole('button', { name: new RegExp(`^Apply ?: ${offer.title}`) }).click()
  const dialog = page.getByRole('dialog', { name: `Apply: ${offer.title}` })
  await dialog.getByRole('checkbox', { name: /terms and conditions/ }).check()
  const ended = dayFromNow(-3)
  await publishOffer(page, ended, { live: offer })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const refusal = 'This incentive does not take applications on this day.'
  await expect(dialog.getByRole('alert')).toContainText(refusal)
  await page.goto('/incentives')
  const why = section(page, /^Why not these/)
    .getByRole('listitem')
    .filter({ hasText: offer.title })
  const [year, month, day] = ended.split('-')
  await expect(why).toContainText(`It ended on ${month}-${day}-${year}.`)
  await expect(page.getByRole('button', { name: new RegExp(offer.title) })).toHaveCount(0)
})
