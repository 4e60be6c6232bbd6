import type { FieldSpec } from '@hearthlight/domain/shared/field-spec'
import { SECTIONS, VOCABULARY } from '@hearthlight/domain/shared/vocabulary'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Locator, Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { newAssessedHome } from '../homeowner/report/report-home.ts'
import { expect, PLAIN_PAGE } from '../support/journey.ts'
import { textIn } from './foreign-texts.ts'
import { addHome, handInRebate } from './hand-in.ts'

type Partner = 'lakeshore' | 'boreale' | 'tejo'
type Applying = {
  readonly page: Page
  readonly site: (partner: Partner) => string
  readonly mailTo: Parameters<typeof newApplicant>[1]
  /** How often it was tried before. */
  readonly retry: number
}

const IN_PLYMOUTH = {
  address1: '7 Mill Street',
  city: 'Plymouth',
  region: 'WI',
  country: 'US',
  zip: '53073',
  construction_year: 1954,
  floor_area: 1450,
  ownership: 'own',
  gas_utility: 'Lakeshore Power & Gas',
}
const IN_OTTAWA = {
  address1: '212 Sunnyside Avenue',
  city: 'Ottawa',
  region: 'ON',
  country: 'CA',
  zip: 'K1S 0R4',
  construction_year: 1961,
  floor_area: 145,
  ownership: 'own',
  gas_utility: 'Énergie Boréale',
}

/** Who has an account signs up there, once with each. */
async function signUpChloe(page: Page, retry: number): Promise<void> {
  const password = 'Demo-pass-2026'
  const user = {
    email: `chloe-${retry}@boreale.test`,
    password,
    password_confirmation: password,
    consent: true,
    first_name: 'Chloé',
    last_name: 'Bouchard',
    account_address: '305, boulevard Laurier',
    partner_account_id: ['BO-100-610', 'BO-100-611'][retry],
  }
  await page.evaluate(async (user) => {
    const answer = await fetch('/api/v1/auth/registrations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
      body: JSON.stringify({ user }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, user)
}

/** A person of the partner hands in an application for a rebate with a rule that one of its own answers settles. */
export async function handInAt(partner: Partner, { page, site, mailTo, retry }: Applying): Promise<string> {
  switch (partner) {
    case 'lakeshore': {
      await newApplicant(page, mailTo)
      return handInRebate(page, await addHome(page, IN_PLYMOUTH), {
        kind: 'offers',
        code: 'tankless-water-heater',
        documents: ['invoice'],
        answers: {
          'account-number': 'LP-4100-2201',
          'installed-on': '2026-03-02',
          'old-water-heater-fuel': 'natural-gas',
        },
      })
    }
    case 'boreale': {
      await page.goto(new URL(PLAIN_PAGE, site(partner)).href)
      await signUpChloe(page, retry)
      return handInRebate(page, await addHome(page, IN_OTTAWA), {
        kind: 'offers',
        code: 'thermopompe-ontario-gaz',
        documents: ['facture', 'ahri'],
        answers: {
          compte: 'BO-100-234',
          'chauffage-actuel': 'oil',
          'numero-tvh': '123456789',
          tonnes: '2.5',
        },
      })
    }
    case 'tejo': {
      const { buildingId } = await newAssessedHome(page, site(partner))
      return handInRebate(page, buildingId, {
        kind: 'offers',
        code: 'troca-esquentador',
        documents: ['fatura', 'fotos', 'fotos', 'iban'],
        answers: {
          cpe: 'PT0002000012345678AB',
          nif: '204859371',
          'aquecimento-da-agua': 'natural-gas',
        },
      })
    }
    default:
      return partner satisfies never
  }
}

/** What answers about a home are kept as. */
const CODES = new Set(
  SECTIONS.flatMap((section) => Object.values<FieldSpec>(VOCABULARY[section])).flatMap((spec) =>
    'options' in spec ? [...spec.options] : [],
  ),
)
const METRIC = /\d\s?(?:m²|°C)/
const IMPERIAL = /\d\s?(?:sq ft|ft²|pies²|pi²|pés²|°F)/

/** The texts of a part of the page, each by itself. */
const textsIn = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.push(node.textContent ?? '')
    return texts
  })

/** Areas are in the partner's units, and nothing is said by its code. */
async function expectOwnWords(page: Page, partner: Partner): Promise<void> {
  const main = page.getByRole('main')
  const [own, other] = partner === 'lakeshore' ? [IMPERIAL, METRIC] : [METRIC, IMPERIAL]
  await expect(main).toHaveText(own)
  await expect(main).not.toHaveText(other)
  const values = (await textsIn(main)).flatMap((text) => text.split(/, | · /)).map((value) => value.trim())
  expect(values.filter((value) => CODES.has(value))).toEqual([])
}

type Desk = {
  readonly page: Page
  readonly partner: Partner
  readonly language: Language
  /** Reads all that the page says, dialogs too. */
  readonly look: (place: string) => Promise<void>
  readonly visit: (place: string, address?: string) => Promise<void>
}

/** An application is opened, more is asked, it is moved on, approved and its amount corrected. Answers its number. */
export async function decide({ page, partner, language, look, visit }: Desk, id: string): Promise<string> {
  const say = (key: string) => textIn(language, `admin-application:${key}`)
  const dialog = page.getByRole('dialog')
  await visit('an application', `/admin/applications/${id}`)
  // The rule that the application's own answer settles says so.
  await expect(page.getByText(say('rules.application')).first()).toBeVisible()
  await expectOwnWords(page, partner)

  await page.keyboard.press('r')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('textbox').first().fill('2026')
  await look('asking for more')
  await dialog.getByRole('button', { name: say('ask.send') }).click()
  await expect(dialog).toBeHidden()
  await look('an application of which more is asked')

  await page
    .getByRole('button', { name: say('rules.settle_met') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: say('rules.settle_met'), pressed: true })).toBeVisible()
  await look('a rule that staff settled')

  const moves = page.getByRole('region', { name: say('bar.title') }).getByRole('button')
  await moves.first().click()
  await look('moving on')
  await dialog.getByRole('button').last().click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('a')
  await dialog.locator('textarea').first().fill('2026')
  await look('approving')
  await dialog.getByRole('button').last().click()
  await expect(dialog).toBeHidden()
  await look('an application that is approved')

  await page.getByRole('button', { name: say('correct.open') }).click()
  await dialog.getByLabel(say('move.amount')).fill('41')
  await dialog.getByLabel(say('correct.reason')).fill('2026')
  await look('correcting the amount')
  await dialog.getByRole('button', { name: say('correct.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await look('an application whose amount is corrected')
  return (await page.locator('main .num').first().textContent()) ?? ''
}

/** Its payment is held, released, leaves in a file that is undone once, comes back from the bank and is decided about. */
export async function pay({ page, language, look, visit }: Desk, number: string): Promise<void> {
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    textIn(language, `payments:${key}`).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  const dialog = page.getByRole('dialog')
  const confirm = async (place: string) => {
    await look(place)
    await dialog.getByRole('button').last().click()
    await expect(dialog).toBeHidden()
    await look(`after ${place}`)
  }
  await visit('/admin/payments')
  await page.getByRole('searchbox', { name: say('screen.search') }).fill(number)
  // The list is drawn anew once the search stands in its address: what is pressed before may be gone under the press.
  await expect(page).toHaveURL(/[?&]q=/)
  await look('a payment that was searched for')
  const line = page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) })
  const payment = (await line.getByRole('rowheader').textContent()) ?? ''
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press(say('line.hold_of', { number: payment }))
  await dialog.getByRole('textbox').fill('2026')
  await confirm('holding a payment')
  await press(say('line.release_of', { number: payment }))
  await expect(page.getByRole('button', { name: say('line.hold_of', { number: payment }) })).toBeVisible()

  const makeFile = async (): Promise<string> => {
    await line.getByRole('checkbox').check()
    await page
      .getByRole('button', { name: say('screen.make') })
      .last()
      .click()
    await confirm('making a payment file')
    const made = page.getByRole('status').filter({ has: page.getByRole('link') })
    return /\d+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
  }
  await press(say('file.undo_of', { number: await makeFile() }))
  await confirm('undoing a payment file')
  await press(say('file.send_of', { number: await makeFile() }))
  await confirm('sending a payment file')
  const csv = `Payment,Status,Amount,Reason\n${payment},failed,41.00,2026`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await look('an answer of the bank')
  await press(say('screen.apply_one', { count: '1' }))
  await press(say('line.decide_of', { number: payment }))
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('textbox').fill('2026')
  await confirm('deciding about a payment that came back')
}
