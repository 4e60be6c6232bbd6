import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PLAIN_PAGE } from '../support/journey.ts'

type MailTo = (address: string, subject?: RegExp) => Promise<{ text: string }>

/** A person of their own with one home in Sheboygan, signed in: nobody else's applications are in their list. Answers their email. */
export async function newApplicant(page: Page, mailTo: MailTo, last_name = 'Kowalski'): Promise<string> {
  const email = `e2e-${randomUUID()}@lakeshore.test`
  await page.goto(PLAIN_PAGE)
  const person = { email, first_name: 'Erin', last_name }
  await page.evaluate(async (named) => {
    const password = 'Demo-pass-2026'
    const person = { ...named, password, password_confirmation: password }
    const answer = await fetch('/api/v1/auth/registrations/no_login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
      body: JSON.stringify({ user: { ...person, consent: true } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, person)
  const { text } = await mailTo(email)
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
  await page.evaluate(async (token) => {
    const verified = await fetch(`/api/v1/auth/user_sessions/email_verification?token=${token}`)
    if (!verified.ok) throw new Error(await verified.text())
    const { meta } = await (await fetch('/api/v1/users')).json()
    const building = {
      building_name: 'Birchwood Lane',
      address1: '418 Birchwood Lane',
      city: 'Sheboygan',
      region: 'WI',
      country: 'US',
      zip: '53081',
      electric_utility: 'Lakeshore Power & Gas',
    }
    const answer = await fetch('/api/v1/buildings/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      },
      body: JSON.stringify({ building }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, token)
  return email
}

/** A contact of the person who is signed in: the only one, which a contact step chooses by itself. */
export async function addContactByCall(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { meta } = await (await fetch('/api/v1/users')).json()
    const contact = {
      FirstName: 'Erin',
      LastName: 'Kowalski',
      Email: 'erin@example.test',
      MobilePhone: '920-555-0118',
      MailingPostalCode: '53081',
    }
    const answer = await fetch('/api/v1/contacts', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'service-requester': 'portal',
        'x-csrf-token': meta.csrf,
      },
      body: JSON.stringify({ fields: Object.entries(contact).map(([name, value]) => ({ name, value })) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
}

/** A small PDF with as many pages, all empty; each one is different from the others. */
export const samplePdf = (name: string, pages = 1) => {
  const ids = Array.from({ length: pages }, (_, index) => index + 3)
  const kids = ids.map((id) => `${id} 0 R`).join(' ')
  const objects = [
    ...['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`],
    ...ids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>'),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj`).join(' ')
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${body}\n% ${name}\ntrailer<</Root 1 0 R>>\n%%EOF`),
  }
}
