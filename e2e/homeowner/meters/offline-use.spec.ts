import { expect, test } from '../../support/journey.ts'
import { newAssessedHome } from '../report/report-home.ts'
import { bring, greenButton } from './meter-files.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection Energy use opens again with what the device has', async ({
  page,
  site,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await newAssessedHome(page, site('tejo', '/'))
  await page.goto(site('tejo', '/energy-use'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('/sw.js')
  await bring(page, ['electricity.xml', greenButton({ from: 0, hours: 365 * 24 })])
  await page.getByRole('button', { name: 'Keep and use it' }).click()
  const dear = page.getByRole('heading', { name: /^Your dear hours are/ })
  await expect(dear).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(dear).toBeVisible()
  await expect(page.getByRole('row', { name: /Electricity, meter ending 4471/ })).toContainText('8,760')
})
