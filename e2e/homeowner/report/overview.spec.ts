import { shownFigures } from '../../../packages/domain/src/report/shown-figures/shown-figures.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../../support/journey.ts'
import {
  addAssessedHome,
  assessedBuilding,
  auditOf,
  changeBuilding,
  newAssessedHome,
  newReport,
  openReport,
  reportShown,
} from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

test.describe('the home overview', () => {
  test('tells how the home does, where it goes, what to do, what that saves in whole numbers and what is on record, with a table for every chart, at 320 px too [S1-1.005] [S2-9.014] [S1-2.099] [S1-3.018]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Your home costs about \$[\d,]+ a year to run\. This plan could bring that to about \$[\d,]+\.$/,
    )
    const figures = page.getByRole('region', { name: 'Key figures' })
    await expect(figures.getByText('Energy, all fuels')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Heat leaving the house: / })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your plan, in this order' })).toBeVisible()
    const rebates = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Recommended for your home' }) })
    await expect(rebates.getByRole('heading', { level: 3 }).first()).toHaveText(/\w/)
    await expect(rebates).not.toContainText('{{')
    await expect(page.getByRole('heading', { name: 'Comfort, and when the power fails' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible()
    const rows = page.getByRole('region', { name: 'Your consumption' }).locator('tbody tr')
    const { saved } = shownFigures(await auditOf(page, auditId))
    await expect(rows.locator('td:last-child')).toHaveText([
      ...[whole(saved.kWh.value), `$${whole(saved.money.value)}`, whole(saved.kg.value)],
    ])

    const home = page.getByRole('region', { name: 'Your home' })
    await expect(home.getByText('418 Birchwood Lane, Sheboygan, WI')).toBeVisible()
    const fact = (name: string) =>
      home.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
    await expect(fact('Electric utility')).toHaveText('Lakeshore Power & Gas')
    await expect(fact('Gas utility')).toHaveText('Lakeshore Power & Gas')
    await expect(home.getByText('1974')).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'home-overview')
    const charts = page.locator('figure')
    expect(await charts.locator('summary').count()).toBe(await charts.count())
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await expectAccessible(page)
  })

  test('tells where the record differs from an answer, and takes its value', async ({ page, site }) => {
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    await changeBuilding(page, buildingId, { floors_above_ground: 2 })
    await page.goto(site('tejo', `/home-overview?buildingId=${buildingId}`))
    await reportShown(page)
    const told = page.getByText(/^“How many storeys above ground\?”: the record of your home says “2”/)
    await expect(told).toContainText('you answered “1”. We use your answer.')
    await page.getByRole('button', { name: 'Use the record instead' }).click()
    // The home is worked out anew, which takes its time on a busy machine.
    await expect(told).toBeHidden()
    await expect(page.getByText(/^Built 1974\u00a0· .*, 2 storeys/)).toBeVisible()
  })

  test('leads to the page of bills, and from there back, with the bills or without', async ({
    page,
    site,
  }) => {
    await newReport(page, site('tejo'))
    await page.getByRole('link', { name: 'Add your bills' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What do your bills say?' })).toBeVisible()
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('link', { name: 'Add your bills' }).click()
    await page.getByLabel('How often the electricity bill comes').selectOption('yearly')
    await page.getByLabel('Electricity use, a year').fill('3 200')
    await page.getByRole('button', { name: 'See my report' }).click()
    await expect(page.getByText(/Fitted to your bills, off by about \d+/)).toBeVisible()
  })

  test('leads to each of its parts, to what was assumed, back to the assessment and to the analysis [S1-2.103] [S1-2.104]', async ({
    page,
    signIn,
  }) => {
    await openReport(page, signIn, OWNER)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const [link, heading] of [
      ['Your plan', 'Your plan, in this order'],
      ['How we worked this out', 'How we worked this out'],
      ['Rebates', 'Recommended for your home'],
    ] as const) {
      await contents.getByRole('link', { name: link }).click()
      const found = page.getByRole('heading', { name: heading })
      await expect(found).toBeFocused()
      await expect(found).toBeInViewport()
    }
    await page.getByRole('link', { name: /things we assumed/ }).click()
    await expect(page.getByText(/^Everything the model rests on/).first()).toBeFocused()
    await expect(page.getByRole('table', { name: 'Everything the model rests on' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Update your answers' })).toHaveAttribute(
      'href',
      '/fuel-type',
    )
    await page.getByRole('link', { name: 'See the analysis' }).click()
    await expect(page).toHaveURL(/\/home-analysis/)
  })

  test('shows the building of the query, and without one the current building [S1-2.012] [S1-2.090]', async ({
    page,
    site,
  }) => {
    const first = await newAssessedHome(page, site('tejo'))
    const second = await addAssessedHome(page, 'Rua Nova 5')
    const card = page.getByRole('region', { name: 'Your home', exact: true })
    for (const { buildingId, street } of [
      { buildingId: first.buildingId, street: 'Rua Serpa Pinto 12' },
      { buildingId: second, street: 'Rua Nova 5' },
    ]) {
      await page.goto(site('tejo', `/home-overview?buildingId=${buildingId}`))
      await reportShown(page)
      await expect(card).toContainText(street)
    }
    await page.goto(site('tejo', '/buildings'))
    const listed = page.getByRole('listitem').filter({ hasText: 'Rua Serpa Pinto 12' })
    await listed.getByRole('link', { name: 'Open the report' }).click()
    await expect(card).toContainText('Rua Serpa Pinto 12')
    await page.goto(site('tejo', '/home-overview'))
    await expect(card).toContainText('Rua Serpa Pinto 12')
  })

  test('sends a person without buildings to the list of buildings [S1-2.091]', async ({ page, signIn }) => {
    await signIn('new@lakeshore.test', '/home-overview')
    await expect(page).toHaveURL(/\/buildings$/)
  })

  test('gives the consumption of the audit, now, after and saved in a year [S1-2.092] [S1-2.101] [S1-9.008] [S2-9.013]', async ({
    page,
    signIn,
  }) => {
    const { auditId } = await openReport(page, signIn, OWNER)
    const { now, after, saved } = shownFigures(await auditOf(page, auditId))
    const card = page.getByRole('region', { name: 'Your consumption' })
    const energy = card.getByRole('row', { name: /^Energy, kWh/ }).getByRole('cell')
    await expect(energy).toHaveText([now, after, saved].map(({ kWh }) => whole(kWh.value)))
    await expect(card.getByRole('table')).toHaveAccessibleName('A year, whole numbers')
    await expect(card.getByRole('columnheader')).toHaveText([
      'What',
      'Current',
      'Predicted',
      'Yearly savings',
    ])
    await expect(card.getByRole('row', { name: /^Cost/ })).toContainText(`$${whole(now.money.value)}`)
    await expect(card).toContainText('Available rebates')
    await expect(page.locator('#plan li:has(h3)').first()).toContainText(/\$[\d,]+ a year/)
  })

  test('is read in French with the partner’s own label scheme', async ({ browser, site }) => {
    const page = await (await browser.newContext({ locale: 'fr-CA' })).newPage()
    await page.goto(site('boreale', PLAIN_PAGE))
    await page.evaluate(() =>
      fetch('/api/v1/auth/user_sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
        body: JSON.stringify({ email: 'homeowner@boreale.test', password: 'Demo-pass-2026' }),
      }),
    )
    const { id } = await assessedBuilding(page)
    await page.goto(site('boreale', `/home-overview?buildingId=${id}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('L’énergie de votre logement coûte')
    await expect(page.getByText('GJ par an').first()).toBeVisible()
    await expectAccessible(page)
    await page.context().close()
  })
})
