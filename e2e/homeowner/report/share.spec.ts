import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { expectLabelsApart } from '../../support/labels-apart.ts'
import { newAssessedHome, reportShown } from './report-home.ts'

/** Opens the dialog of a home of one's own, makes a link and answers it. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Partilhar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Relatório da casa: Rua Serpa Pinto 12' })
  await expect(dialog.getByText('Mais ninguém pode ler este relatório.')).toBeVisible()
  await dialog.getByRole('radio', { name: '7 dias' }).check()
  await dialog.getByRole('button', { name: 'Criar uma ligação' }).click()
  return dialog.getByLabel('Ligação', { exact: true }).inputValue()
}

test.use({ locale: 'pt-PT' })

test('the charts keep their words apart in a wide font, at every width', async ({ page, site }) => {
  const { buildingId } = await newAssessedHome(page, site('tejo'))
  for (const path of ['/home-overview', '/home-analysis']) {
    await page.goto(site('tejo', `${path}?buildingId=${buildingId}`))
    await reportShown(page)
    await expectLabelsApart(page, [1280, 768, 375])
  }
})

test.describe('a shared report', () => {
  test('is read by somebody without an account until its owner withdraws the link', async ({
    page,
    site,
    browser,
  }) => {
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    await page.goto(site('tejo', `/home-overview?buildingId=${buildingId}`))
    const verdict = await page.getByRole('heading', { level: 1 }).textContent()
    const link = await makeLink(page)
    expect(new URL(link).pathname).toBe('/shared-report')
    await expectAccessible(page)
    await takePictures(page, 'report-share-dialog')
    const wide = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 375, height: 800 })
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Ligação', { exact: true })
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(280)
    await page.setViewportSize(wide)

    const reader = await (await browser.newContext({ locale: 'pt-PT' })).newPage()
    await reader.goto(link)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(verdict ?? '')
    await expect(reader.getByText('Rua Serpa Pinto 12').first()).toBeVisible()
    await expect(
      reader.getByText(/^Alguém partilhou este relatório consigo\. Pode ser lido até /),
    ).toBeVisible()
    await expect(reader.getByRole('button', { name: /Partilhar|Corrigir|Não é para mim/ })).toHaveCount(0)
    await expectAccessible(reader)
    await takePictures(reader, 'shared-report')

    const notOpened = reader.getByRole('heading', { name: 'Esta ligação já não abre nenhum relatório' })
    await reader.goto(link.slice(0, -5))
    await expect(notOpened).toBeVisible()
    await expect(reader.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)

    await page.getByRole('button', { name: /^Retirar a ligação criada em / }).click()
    await expect(page.getByText('Mais ninguém pode ler este relatório.')).toBeVisible()
    await reader.goto(link)
    await reader.reload()
    await expect(notOpened).toBeVisible()
    await reader.context().close()
  })

  test('copies its link', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    await page.goto(site('tejo', `/home-overview?buildingId=${buildingId}`))
    const link = await makeLink(page)
    await page.getByRole('button', { name: 'Copiar' }).click()
    await expect(page.getByText('A ligação foi copiada.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })
})
