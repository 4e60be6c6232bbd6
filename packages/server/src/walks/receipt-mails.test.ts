import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Applicant, applicant } from '../testing/applicant.ts'
import { changePartner } from '../testing/change-partner.ts'
import { beginGuest, sendKit } from '../testing/guests.ts'
import { familyClient, filledApplication, type ProgramSite } from '../testing/program-engine/family-client.ts'
import { programSite } from '../testing/programs/program-site.ts'
import { mailServer } from '../testing/servers/mail-server.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let post: Awaited<ReturnType<typeof mailServer>>
let test: TestApp
let me: Applicant
let site: ProgramSite

beforeAll(async () => {
  post = await mailServer()
  test = await testApp({ environment: { mail: { kind: 'smtp', url: post.url } } })
  await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
  me = await applicant(test, 'homeowner@lakeshore.test')
  site = await programSite(test)
})
afterAll(async () => {
  await test.close()
  await post.close()
})

/** What reached somebody with this subject, newest last. */
async function received(to: string, subject: RegExp): Promise<string> {
  await test.jobs.drain()
  const found = post.arrived.filter((one) => one.to.includes(to) && subject.test(one.mail.subject ?? ''))
  expect(found.length, `mails to ${to} with ${subject}`).toBeGreaterThan(0)
  return found.at(-1)?.mail.text ?? ''
}

/** How many mails name this application. */
async function mailsAbout(number: number): Promise<number> {
  await test.jobs.drain()
  return post.arrived.filter(({ mail }) => new RegExp(`\\b${number}\\b`).test(mail.subject ?? '')).length
}

const client = familyClient(() => site)

it('sends one mail for an application for a rebate, with a copy: answers, documents, amount, what comes next, the way back', async () => {
  const cottage = me.home('Cedar Grove cottage')
  await me.answer(cottage, 'account-number', 'LP-4100-2201')
  await me.answer(cottage, 'quantity', '1')
  await me.upload(cottage, 'invoice', {}, 'paid thermostats')
  const sent = await me.submit(cottage, 'smart-thermostat')
  expect(sent.statusCode, sent.body).toBe(201)
  const { id, attributes } = sent.json().data
  const text = await received(
    'homeowner@lakeshore.test',
    new RegExp(`^We have your application ${attributes.number}$`),
  )
  expect(await mailsAbout(attributes.number)).toBe(1)
  expect(text).toContain('Application submitted.')
  expect(text).toContain('- Home: N2204 Amsterdam Road')
  expect(text).toContain('- How many did you buy? 1\n')
  expect(text).toMatch(/- [^\n]*: paid thermostats\.pdf\n/)
  expect(text).toMatch(/- Rebate: \$\d/)
  expect(text).toContain('We have it. We are assigning a reviewer.')
  expect(text).toContain(`http://lakeshore.localhost/incentives?buildingId=${cottage}&application=${id}`)
})

it('sends one mail with a copy of an application to a program, and another when what was asked is handed in', async () => {
  const id = await filledApplication(client)
  expect((await client.accept(id)).statusCode).toBe(200)
  const { number } = await client.attributes(`/projects/${id}`)
  const text = await received('homeowner@lakeshore.test', new RegExp(`^We have your application ${number}$`))
  expect(await mailsAbout(number)).toBe(1)
  expect(text).toContain('- Home: ')
  expect(text).toMatch(/- [^\n]*, 800 sq ft: \$1,000\.00\n/)
  expect(text).toContain('- Total incentive: $1,000.00')
  expect(text).toContain('A reviewer will begin within')
  expect(text).toContain(`See where it stands: http://lakeshore.localhost/applications/${id}`)
  await site.alter(id, { status: 'information_requested', locked_in_portal: 'no' })
  expect((await client.accept(id)).statusCode).toBe(200)
  const again = await received(
    'homeowner@lakeshore.test',
    new RegExp(`^We have your update of application ${number}$`),
  )
  expect(await mailsAbout(number)).toBe(2)
  expect(again).toContain('The review goes on.')
  expect(again).toContain('- Total incentive: $1,000.00')
})

it('sends a guest a copy with a link that needs no password', async () => {
  const email = 'anne@guest.test'
  const user = {
    first_name: 'Anne',
    last_name: 'Schroeder',
    email,
    mobile_phone: '920-555-0177',
    mailing_address: '602 Huron Street',
    city: 'Cleveland',
    zip: '53015',
    consent: true,
  }
  const { guest, answer } = await beginGuest(test, user)
  expect(answer.statusCode, answer.body).toBe(201)
  expect((await sendKit(guest)).statusCode).toBe(200)
  const text = await received(email, /^We have your application \d+$/)
  expect(text).toContain('- What kind of home is it? House')
  expect(text).toContain('- How many drafty doors? 2')
  expect(text).toContain('- Where do we mail the kit? 602 Huron Street')
  expect(text).toMatch(/See where it stands: http:\/\/lakeshore\.localhost\/application-link#status\./)
  expect(text).toContain('If you create an account with this email address')
  const subjects = post.arrived.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject)
  expect(subjects).toHaveLength(2)
})

it('writes down no link of a guest where jobs and mails are kept', async () => {
  const kept = await test.db.selectFrom('sent_mails').select('request').execute()
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain('application-link#')
})
