import type { Page } from '@playwright/test'
import { portalCall } from '../support/apply-for-visit.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { newApplicant } from './application-home.ts'
import { dayFromNow, publishOffer } from './own-offer.ts'
import { newAssessedHome } from './report/report-home.ts'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' })

  test('a contractor is asked for with consent, and the advisor of that work is named [S2-1.009]', async ({
    page,
    mailTo,
  }) => {
    await newApplicant(page, mailTo)
    await page.goto('/incentives')
    await button(page, /^Pedir un contratista ?: Sellado de conductos/).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir un contratista' })
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    const contact = dialog.getByRole('button', { name: 'Contactar', exact: true })
    await contact.click()
    await expect(dialog.getByText('El consentimiento es obligatorio')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('checkbox').check()
    await contact.click()
    await expect(page.getByText('Asignación realizada')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const assigned = section(page, /^Con su asesor energético/)
    await expect(assigned.getByText(/^(Taylor Brandt|Luis Herrera) /).first()).toBeVisible()
  })

  test('an offer that was applied for as often as one may is no longer open', async ({ page, mailTo }) => {
    await newApplicant(page, mailTo)
    const year = { start_at: null, end_at: null }
    const user_quantity_limitation = { active: true, max: 1, fiscal_year: year }
    const { title } = await publishOffer(page, dayFromNow(300), { fields: { user_quantity_limitation } })
    await page.goto('/incentives')
    const apply = button(page, new RegExp(`^Solicitar ?: ${title}`))
    await apply.click()
    const dialog = page.getByRole('dialog', { name: `Solicitar: ${title}` })
    await dialog.getByRole('checkbox').last().check()
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Solicitud enviada.').first()).toBeVisible()
    await page.goto('/incentives')
    await expect(section(page, /^Solicitados/).getByRole('heading', { name: title })).toBeVisible()
    await expect(section(page, /^Disponibles/).getByRole('heading', { level: 3 })).not.toHaveCount(0)
    await expect(apply).toHaveCount(0)
  })
})

test.describe('in French, where people choose their advisor', () => {
  test.use({ locale: 'fr-CA' })

  test('a contractor is asked for once somebody is chosen', async ({ page, signIn, site }) => {
    await signIn('homeowner@boreale.test', PLAIN_PAGE)
    const building = {
      address1: `${Date.now()} rue Perreault`,
      city: 'Rouyn-Noranda',
      region: 'QC',
      country: 'CA',
      zip: 'J9X 1E1',
      ownership: 'own',
    }
    const { data } = await portalCall<{ data: { id: string } }>(page, 'POST', '/api/v1/buildings/', {
      building,
    })
    await page.goto(site('boreale', `/incentives?buildingId=${data.id}`))
    await button(page, /^Demander un entrepreneur ?: Géothermie/).click()
    const dialog = page.getByRole('dialog', { name: 'Demander un entrepreneur' })
    await dialog.getByRole('checkbox').check()
    const contact = dialog.getByRole('button', { name: 'Envoyer la demande' })
    await contact.click()
    await expect(dialog.getByText('Veuillez choisir un conseiller en énergie.')).toBeVisible()
    await takePictures(page, 'incentive-contact')
    await dialog.getByRole('radio', { name: 'Marc-André Bouchard' }).check()
    await contact.click()
    await expect(page.getByText('Demande transmise')).toBeVisible()
    await expect(page.getByText(/^Marc-André Bouchard a reçu votre demande/).first()).toBeVisible()
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('rebates are searched, read about and begun on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    await page.goto(site('tejo', `/incentives?buildingId=${buildingId}`))
    const available = section(page, /^Disponíveis/)
    await available.getByLabel('Procurar por palavras').fill('um apoio que ninguém tem')
    await expect(available.getByText('Nenhum apoio encontrado.')).toBeVisible()
    await available.getByRole('button', { name: 'Limpar o filtro' }).click()
    await button(page, /^Saber mais ?: Vale Conforto/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Candidatar-se' }).click()
    await expect(page.getByRole('dialog').getByText('0 de 2 guardadas')).toBeVisible()
    await expectAccessible(page)
  })
})
