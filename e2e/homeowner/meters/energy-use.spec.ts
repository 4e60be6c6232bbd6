import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { newAssessedHome } from '../report/report-home.ts'
import { bring, CO_OP, greenButton, heated } from './meter-files.ts'

const YEAR = 365 * 24

/** The page of a new home, of which nothing is known yet. */
async function openEnergyUse(page: Page, site: (path: string) => string) {
  await newAssessedHome(page, site('/'))
  await page.goto(site('/energy-use'))
  await expect(page.getByRole('heading', { level: 1, name: /Show us your meter/ })).toBeVisible()
}

test.describe('energy use', () => {
  test('brings a Green Button file, shows what was understood and keeps it; what overlaps changes nothing', async ({
    page,
    site,
  }) => {
    await openEnergyUse(page, (path) => site('tejo', path))
    await expectAccessible(page)
    await takePictures(page, 'energy-use-empty')

    await bring(
      page,
      ['electricity.xml', greenButton({ from: 0, hours: YEAR })],
      ['bill.pdf', '%PDF-1.4 a bill'],
    )
    await expect(page.getByRole('heading', { level: 1, name: 'One meter was found' })).toBeVisible()
    await expect(page.getByText(/This is no meter file/)).toBeVisible()
    const found = page.getByRole('article', { name: 'Electricity, meter ending 4471' })
    await expect(found).toContainText('every hour, 01/11/2024 to')
    await expect(page.getByText(/22 readings are marked as estimated/)).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'energy-use-reading')
    await page.getByRole('button', { name: 'Keep and use it' }).click()
    await expect(
      page.getByText('8,760 new readings, 0 were here already. Nothing is counted twice.'),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /Electricity, meter ending 4471/ })).toContainText('8,760')

    await expect(page.getByRole('heading', { name: /^Your dear hours are/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^\d+ watts never sleep$/ })).toBeVisible()
    const map = page.getByRole('group', { name: /The arrow keys walk its hours/ })
    await map.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(/, 12.PM: \d\.\d\d.kWh|, 12: \d\.\d\d.kWh/)).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'energy-use')

    await bring(page, ['newer.xml', greenButton({ from: YEAR - 240, hours: 250 })])
    await expect(page.getByText(/Electricity, meter ending 4471: we hold 01\/11\/2024 to/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep and use it' }).click()
    await expect(
      page.getByText('10 new readings, 240 were here already. Nothing is counted twice.'),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /Electricity, meter ending 4471/ })).toContainText('8,770')

    await bring(page, ['again.xml', greenButton({ from: 0, hours: 100 })])
    await page.getByRole('button', { name: 'Keep and use it' }).click()
    await expect(page.getByText(/All of it was here already/)).toBeVisible()
  })

  test('reads the table of a co-op that nobody has met by what the person says, and knows it the next time', async ({
    page,
    site,
  }) => {
    await openEnergyUse(page, (path) => site('tejo', path))
    await bring(page, ['co-op.csv', CO_OP])
    await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'energy-use-mapper')
    await page.getByRole('combobox', { name: 'Column KWH_REC is' }).selectOption('Leave out')
    await page.getByRole('button', { name: 'Read it this way' }).click()
    await expect(page.getByRole('article', { name: 'Electricity' })).toContainText('every 30 minutes')
    await page.getByRole('button', { name: 'Keep and use it' }).click()
    await expect(
      page.getByText('96 new readings, 0 were here already. Nothing is counted twice.'),
    ).toBeVisible()
    await bring(page, ['co-op-2.csv', CO_OP])
    await expect(page.getByRole('heading', { level: 1, name: 'One meter was found' })).toBeVisible()
  })

  test('brings a year of hours, and report and plan follow the meter', async ({ page, site }) => {
    const { buildingId } = await newAssessedHome(page, site('tejo', '/'))
    const report = site('tejo', `/home-overview?buildingId=${buildingId}`)
    await page.goto(report)
    await expect(page.getByText('We have not seen your bills.')).toBeVisible()
    await page.getByRole('link', { name: 'Show us your meter' }).click()
    await bring(page, ['electricity.xml', greenButton({ from: 0, hours: YEAR }, heated)])
    await page.getByRole('button', { name: 'Keep and use it' }).click()
    await expect(
      page.getByRole('heading', { name: /Your meters say [\d,]+\. We follow your meters\.$/ }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'What changed in your report' })).toContainText(
      'Yearly cost',
    )
    await expectAccessible(page)
    await takePictures(page, 'energy-use-followed')
    await page.getByRole('link', { name: 'Open my report with these figures' }).click()
    await expect(
      page.getByText(/From your meters: fitted to them, off by about \d+% from month to month\./),
    ).toBeVisible()
    await expect(page.getByText(/From your meters, November 2024/)).toBeVisible()
  })

  test('refuses what is no meter file in one sentence, and stores nothing', async ({ page, site }) => {
    await openEnergyUse(page, (path) => site('tejo', path))
    const whole = greenButton({ from: 0, hours: 48 })
    await bring(
      page,
      ['cut.xml', whole.slice(0, whole.length / 2)],
      ['page.xml', '<!DOCTYPE html><html><body>Please sign in</body></html>'],
      ['entities.xml', `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY a "aaaa">]>${whole.slice(38)}`],
      ['empty.csv', ''],
    )
    await expect(page.getByText(/stops in the middle/)).toBeVisible()
    await expect(page.getByText(/This is a web page/)).toBeVisible()
    await expect(page.getByText(/asks for things from outside/)).toBeVisible()
    await expect(page.getByText(/This file is empty/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep and use it' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Show us your meter/ })).toBeVisible()
  })
})
