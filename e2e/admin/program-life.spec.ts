import type { FrameLocator, Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { lookAt } from './console.ts'
import {
  beginDraft,
  button,
  dialog,
  expectWhole,
  heading,
  openConsole,
  own,
  publish,
} from './draft-editor.ts'

/** An open item of a list of the editor, by its place in the document. */
const item = (page: Page, path: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`[id="open-at-${path}"]`) })
    .last()
type Part = ReturnType<typeof item> | Page

/** A text in both languages of the site. */
async function say(part: Part, field: string, english: string, spanish: string) {
  const words = part.getByRole('group', { name: field, exact: true })
  await words.getByLabel('English').fill(english)
  await words.getByLabel('Spanish').fill(spanish)
}
const add = (part: Part, what: string) =>
  part.getByRole('button', { name: `Add: ${what}`, exact: true }).click()
/** An option of a question; its code is made of the first label. */
async function offer(question: Part, english: string, spanish: string) {
  await question.getByRole('button', { name: 'Add an option', exact: true }).click()
  const option = question.getByRole('group', { name: /^Option \d+$/ })
  await option.getByLabel('English').fill(english)
  await question.getByRole('group', { name: english, exact: true }).getByLabel('Spanish').fill(spanish)
}
const choose = (part: Part, field: string, option: string) =>
  part.getByLabel(field, { exact: true }).selectOption(option)

async function writeQuestions(page: Page) {
  await page.getByRole('button', { name: /^1 Your application/ }).click()
  await add(page, 'Questions')
  const owner = item(page, 'question_groups[0].questions[0]')
  await say(owner, 'Question', 'Who owns the home?', '¿De quién es la vivienda?')
  await choose(owner, 'Kind', 'One of a list')
  await expect(page.getByText(/Who owns the home\? › .* offers nothing to choose/)).toBeVisible()
  await offer(owner, 'I do', 'Mía')
  await offer(owner, 'A landlord', 'De otra persona')
  const code = owner.locator('[name="at-question_groups[0].questions[0].options[1].code"]')
  await expect(code).toHaveValue('a_landlord')
  await owner.getByLabel('Required').check()

  await add(page, 'Questions')
  const landlord = item(page, 'question_groups[0].questions[1]')
  await say(landlord, 'Question', 'Name of the landlord', 'Nombre del propietario')
  await choose(landlord, 'Kind', 'Text of one line')
  await landlord.getByLabel('Required').check()
  await add(landlord, 'Ask it when')
  await landlord.getByRole('button', { name: 'Condition', exact: true }).click()
  await choose(landlord, 'What', 'Who owns the home?')
  await choose(landlord, 'Values', 'A landlord')
  await expect(landlord.getByText('Who owns the home? is A landlord', { exact: true })).toBeVisible()

  await add(page, 'Questions')
  const attic = item(page, 'question_groups[0].questions[2]')
  await say(attic, 'Question', 'How is the attic insulated?', '¿Cómo está aislado el ático?')
  await choose(attic, 'Kind', 'One of a list')
  await offer(attic, 'Not at all', 'Nada')
  await offer(attic, 'Well', 'Bien')
  await attic.getByLabel('Required').check()
  await add(attic, 'What it tells of the home')
  await choose(attic, 'What', 'Insulation of the attic')
  await choose(attic, '“Not at all” means', 'None')
  await choose(attic, '“Well” means', 'Good')
}

/** A rule that reads what the application itself answers. */
async function writeRule(page: Page) {
  await button(page, 'Who qualifies').click()
  await add(page, 'Who qualifies')
  const rule = item(page, 'eligibility[0]')
  await say(rule, 'In words', RULE, 'El ático tiene poco o ningún aislamiento.')
  await add(rule, 'Test')
  await rule.getByRole('button', { name: 'Condition', exact: true }).click()
  await choose(rule, 'What', 'Insulation of the attic')
  await choose(rule, 'Values', 'None')
  await rule.getByRole('button', { name: 'Or another value', exact: true }).click()
  await rule.getByLabel('Values', { exact: true }).last().selectOption('Some')
}
const RULE = 'The attic has little or no insulation.'

async function writeMeasure(page: Page) {
  await page.getByRole('button', { name: /^Measures and what they pay/ }).click()
  await page.getByLabel('Code of a new one').fill('fan')
  await add(page, 'Kinds of measures')
  await say(item(page, 'measure_types.fan'), 'Name', 'Fan', 'Ventilador')
  await add(page, 'Groups of measures')
  const group = item(page, 'measure_groups[0]')
  await say(group, 'Name', 'Fans', 'Ventiladores')
  await add(group, 'Measures')
  const fan = item(page, 'measure_groups[0].measures[0]')
  await say(fan, 'Name', 'Attic fan', 'Ventilador de ático')
  await say(fan, 'Category', 'Attic', 'Ático')
  await say(fan, 'Details', 'Driven by a thermostat.', 'Con termostato.')
  await say(fan, 'What is counted', 'fans', 'ventiladores')
  await say(fan, 'The formula in words', '$40 a fan, at most $100', '40 $ cada uno, máximo 100 $')
  const formula = fan.getByRole('group', { name: 'What it pays' })
  await formula.getByRole('button', { name: 'Part', exact: true }).click()
  await choose(formula, 'Kind', 'for each')
  await formula.getByLabel('Rate', { exact: true }).fill('40')
  await formula.getByLabel('At most', { exact: true }).last().fill('100')
  await expect(formula.getByText('$40 each, at most $100. Never more than the work costs.')).toBeVisible()
  const tester = fan.getByRole('region', { name: 'Try it' })
  await tester.getByLabel('Quantity (each)').fill('3')
  await expect(tester.getByText('$100.00').last()).toBeVisible()
  await tester.getByRole('button', { name: 'Keep as a test case' }).click()
  const cases = fan.getByRole('table', { name: 'Test cases' })
  await expect(cases.getByText('same')).toBeVisible()
  for (const part of [formula, tester, cases]) await expectWhole(part)
  await cases.getByLabel('Expected').fill('120')
  await expect(cases.getByText('differs')).toBeVisible()
  await expect(page.getByText(/Case 1 differs: the formula gives \$100\.00/)).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-program-cases')
  await cases.getByLabel('Expected').fill('100')

  await add(page, 'Step')
  await choose(page, 'Kind', 'list of measures')
  await say(page, 'Name', 'Your fans', 'Sus ventiladores')
  await page.getByRole('checkbox', { name: 'Fans' }).check()
  await add(page, 'Step')
  await choose(page, 'Kind', 'details of measures')
  await say(page, 'Name', 'About your fans', 'Sobre sus ventiladores')
}

async function writeTermsAndStatuses(page: Page) {
  await page.getByRole('button', { name: /^4 Terms and conditions/ }).click()
  await say(page, 'Text', 'The fans run in the home named above.', 'Los ventiladores están en esa vivienda.')
  await button(page, 'Statuses and moves').click()
  await page.getByLabel('Code of a new one').fill('on_hold')
  await add(page, 'Statuses')
  const hold = item(page, 'statuses.on_hold')
  await say(hold, 'Name', 'On hold', 'En espera')
  await add(hold, 'Moves')
  const on = item(page, 'statuses.on_hold.transitions[0]')
  await choose(on, 'To', 'Eligibility Review')
  await on.getByRole('checkbox', { name: 'Reviewer' }).check()
  await expect(page.getByText('On hold cannot be reached from the first status.')).toBeVisible()
  await page.getByRole('button', { name: /^Submitted/ }).click()
  await add(item(page, 'statuses.submitted'), 'Moves')
  const to = item(page, 'statuses.submitted.transitions[2]')
  await choose(to, 'To', 'On hold')
  await to.getByRole('checkbox', { name: 'Reviewer' }).check()
}

/** From the first step through the check of the answers to the end; on the site, or on a walk through the draft. */
async function fillIn(page: Page | FrameLocator, owner: 'I do' | 'A landlord', fans: string, amount: string) {
  const isOwner = owner === 'I do'
  const titled = (name: string) => page.getByRole('heading', { level: 1, name })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(titled('Step 1 of 4: Your application')).toBeVisible()
  const landlord = page.getByLabel('Name of the landlord')
  await page.getByLabel('Who owns the home?').selectOption(owner)
  if (isOwner) await expect(landlord).toBeHidden()
  else await landlord.fill('Ada Holm')
  await page.getByLabel('How is the attic insulated?').selectOption(isOwner ? 'Not at all' : 'Well')
  await press('Save & Next Step')
  await expect(titled('Step 2 of 4: Your fans')).toBeVisible()
  await page.getByRole('textbox', { name: /^Quantity/ }).fill(fans)
  await press('Save Changes')
  await expect(page.getByText(amount).first()).toBeVisible()
  await press('Save & Next Step')
  await expect(titled('Step 3 of 4: About your fans')).toBeVisible()
  await press('Save & Next Step')
  await expect(titled('Check your answers')).toBeVisible()
  await expect(page.getByText(`${fans} fans · ${amount}`)).toBeVisible()
  await press('Go on to the terms')
  await expect(page.getByText('The fans run in the home named above.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await press('Submit the application')
}

test('a program is built from nothing, walked through, published, applied for, reviewed by its own answers, corrected, paid, returned by the bank and archived', async ({
  page,
  site,
  mailTo,
}) => {
  const name = own('Attic fans')
  await openConsole(page, site('lakeshore', '/admin/programs'), 'Programs')
  await button(page, 'New program').click()
  await beginDraft(page, name)
  await page.getByLabel('Shown without signing in').check()
  await say(page, 'Description', 'Money back for attic fans.', 'Reembolso por ventiladores de ático.')
  await writeQuestions(page)
  await takePictures(page, 'admin-program-question')
  await writeRule(page)
  await takePictures(page, 'admin-program-rule')
  await writeMeasure(page)
  const phone = page.frameLocator('iframe[title="As the applicant sees it"]')
  await expect(phone.getByRole('heading', { level: 1, name: /: About your fans$/ })).toBeVisible()
  await takePictures(page, 'admin-program-step')
  await writeTermsAndStatuses(page)
  await expect(page.getByText('Nothing stops you from publishing it.')).toBeVisible()
  await button(page, 'Walk through it').click()
  const walk = page.frameLocator('iframe')
  await walk.getByRole('button', { name: 'Start the application' }).click()
  await fillIn(walk, 'I do', '3', '$100.00')
  await expect(walk.getByText('Your application is with us.')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-program-walk')
  await button(page, 'Back to the editor').click()
  const program = page.url().split('/').at(-1)
  await publish(page, 'Asked for by many')

  await newApplicant(page, mailTo)
  await page.goto('/offers')
  await page.getByRole('link', { name: `Apply for ${name}` }).click()
  await button(page, 'Start the application').click()
  await fillIn(page, 'A landlord', '2', '$80.00')
  await expect(page.getByText('Your application is with us.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/offers-public')
  await page.getByRole('link', { name: `Apply for ${name}` }).click()
  await expect(heading(page, 'Who are you, and where is the home?')).toBeVisible()
  await page.getByLabel('First name').fill('Gil')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel(/^Email/).fill(`${own('guest').replace(' ', '-')}@example.test`)
  await page.getByRole('checkbox', { name: 'I am a person' }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await button(page, 'Go on').click()
  // Three fans at $40 are above what one measure pays at most.
  await fillIn(page, 'I do', '3', '$100.00')
  await expect(heading(page, 'Your application is with us')).toBeVisible()

  await openConsole(page, site('lakeshore', `/admin/applications?program=${program}`), 'Applications')
  for (const [who, amount] of [
    ['Erin Kowalski', '$80'],
    ['Gil Guest', '$100'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: who })
    await expect(row).toContainText('Submitted')
    await expect(row).toContainText(amount)
  }
  const open = (who: string) =>
    page.getByRole('row').filter({ hasText: who }).getByRole('link').first().click()
  const rule = page.getByRole('row').filter({ hasText: RULE })
  await open('Gil Guest')
  await expect(rule).toContainText(/^met.*None.*in this application/)
  await approveAsGiven(page)
  await page.goBack()
  await open('Erin Kowalski')
  await expect(rule).toContainText(/^not met.*Good.*in this application/)
  await takePictures(page, 'admin-application-rules')
  await approveAndCorrect(page)
  await page.goto(site('lakeshore', '/admin/payments'))
  await payAndReturn(page)
  await leaveOneUnsent(page)
  await page.goto(site('lakeshore', `/admin/programs/${program}`))
  await lookAt(page, () => page.getByRole('button', { name: /^Move 1 unsent/ }).click(), /^Move unsent/)
  await archive(page, name)
  await page.goto(`/user-details?program_id=${program}`)
  await expect(heading(page, 'This program takes no new applications any more')).toBeVisible()
  await page.getByRole('link', { name: 'Programs you can apply to' }).click()
  await expect(page.getByRole('link', { name: /^Apply for/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `Apply for ${name}` })).toHaveCount(0)
})

/** The program is read as if somebody had begun to apply to an older version of it and sent nothing yet. */
const leaveOneUnsent = (page: Page) =>
  page.route(
    '**/studio/programs/*',
    async (route) => {
      const asked = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()), host: asked.host }
      // Only the browser knows the name of a site.
      asked.hostname = '127.0.0.1'
      const response = await route.fetch({ url: asked.href, headers })
      const json = await response.json()
      json.data.attributes.older_drafts = 1
      await route.fulfill({ response, json })
    },
    { times: 1 },
  )

/** With both applications still running; the rail beside the bench is named though it shows marks alone. */
async function archive(page: Page, name: string) {
  await button(page, 'Archive').click()
  await expect(dialog(page)).toContainText('2 applications are running and go on to their end.')
  await expectAccessible(page)
  await takePictures(page, 'admin-program-archive')
  await dialog(page).getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText(/^Archived on .* 2 applications are still running\.$/)).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Sections' })
  const programs = rail.getByRole('link', { name: 'Programs' })
  // Beside a bench it is a mark that says its name when one points at it.
  await expect(programs).toHaveAttribute('title', 'Programs')
  await programs.click()
  await expect(programs).not.toHaveAttribute('title')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: /^Archived/ }).click()
  await expect(row).toBeVisible()
}

async function takeUp(page: Page) {
  await button(page, 'Eligibility Review').click()
  await dialog(page).getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(page.getByRole('button', { name: /Approved/ })).toBeVisible()
}

/** What the applicant answered has decided the rule: nothing of it is left to explain. */
async function approveAsGiven(page: Page) {
  await takeUp(page)
  await page.keyboard.press('a')
  await expect(dialog(page).getByLabel('Approved amount')).toHaveValue('100.00')
  await expect(dialog(page).getByLabel(/^Why it is approved/)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Move to Approved' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Payments say when it is paid.')).toBeVisible()
}

/** By what its measures give, although its rule is not met, then by another amount; each with its reason. */
async function approveAndCorrect(page: Page) {
  await expect(page.getByText('A landlord').first()).toBeVisible()
  await takeUp(page)
  await page.keyboard.press('a')
  await expect(dialog(page).getByLabel('Approved amount')).toHaveValue('80.00')
  await dialog(page).getByRole('button', { name: 'Move to Approved' }).click()
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await dialog(page)
    .getByLabel('Why it is approved although 1 rule is not met')
    .fill('The attic was measured.')
  await dialog(page).getByRole('button', { name: 'Move to Approved' }).click()
  await expect(page.getByText('Payments say when it is paid.')).toBeVisible()
  await button(page, 'Correct the amount').click()
  await dialog(page).getByLabel('Approved amount').fill('71.23')
  await dialog(page).getByLabel('Why it is corrected').fill('One fan was cheaper.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Leaves in a file, comes back from the bank, and waits with a decision. */
async function payAndReturn(page: Page) {
  await page.getByRole('searchbox', { name: /^Name, or number/ }).fill('Kowalski')
  const line = page.getByRole('row', { name: /Erin Kowalski.*71\.23/ })
  await line.getByRole('checkbox').check()
  const number = (await line.getByRole('rowheader').textContent()) ?? ''
  await page
    .getByRole('region', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Make a payment file' })
    .click()
  await dialog(page).getByRole('button', { name: 'Make the file with 1 payment' }).click()
  const made = page.getByRole('status').filter({ hasText: 'was made with 1 payment' })
  const file = /File (\d+)/.exec((await made.textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('button', { name: `Mark as sent: file ${file}` }).click()
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(line).toContainText('Sent')
  const csv = `Payment,Status,Amount,Reason\n${number},failed,71.23,No such account`
  await page.getByLabel('CSV file').setInputFiles({
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await button(page, 'Apply 1 row').click()
  await expect(line).toContainText('What the bank said: No such account')
  await line.getByRole('button', { name: /^Decide/ }).click()
  await dialog(page)
    .getByLabel(/Correct something first/)
    .check()
  await dialog(page).getByLabel('Reason').fill('Asked for the account number.')
  await dialog(page).getByRole('button', { name: 'Save the decision' }).click()
  await expect(line).toContainText('Asked for the account number.')
}
