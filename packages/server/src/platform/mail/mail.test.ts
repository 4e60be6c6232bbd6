import { palette } from '@hearthlight/domain/partner/look/palette'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailServer } from '../../testing/servers/mail-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { inPartner } from '../database/in-partner.ts'
import type { MailRequest, MailTransport } from './mail.ts'
import { listMails } from './mail-store.ts'
import { mailbox } from './mailbox.ts'
import { renderMail } from './render-mail.ts'
import { smtp } from './smtp.ts'

let site: TestApp
let post: Awaited<ReturnType<typeof mailServer>>

beforeAll(async () => {
  site = await testApp()
  post = await mailServer()
})
afterAll(async () => {
  await post.close()
  await site.close()
})

const configOf = async (code: 'lakeshore' | 'boreale', language: 'en' | 'fr') => {
  const partner = await site.directory.byId(site.partners[code].id)
  if (partner === undefined) throw new Error('the demo is not published')
  return partnerIn(partner, language).config
}
const welcome = (values: MailRequest['values'], language: 'en' | 'fr' = 'en'): MailRequest => ({
  template: 'shared:mail.test',
  to: 'person@example.test',
  language,
  values,
})
/** A template of the test's own, laid over the core texts as a partner's text would be. */
const withTemplate = async (
  body: string,
  code: 'lakeshore' | 'boreale' = 'lakeshore',
  language: 'en' | 'fr' = 'en',
) => ({
  ...(await configOf(code, language)),
  texts: { shared: { mail: { test: { subject: 'Hello {{name}}', body } } } },
})

/** As the part that calendars look for (RFC 6047). */
function calendarOf({ attachments }: Email): string | null {
  const part = attachments.find(
    ({ mimeType, method }) => mimeType === 'text/calendar' && method === 'REQUEST',
  )
  return part === undefined ? null : Buffer.from(part.content as ArrayBuffer).toString()
}

describe.each(['SMTP', 'the mailbox'])('a mail by %s', (way) => {
  const transport = (): MailTransport => {
    return way === 'SMTP' ? smtp(post.url) : mailbox(site.db)
  }
  const received = async () => {
    if (way !== 'SMTP') {
      const { id: partnerId } = site.partners.lakeshore
      const [kept] = await inPartner(site.db, { partnerId }, (db) => listMails(db, partnerId))
      const { to, from, subject, text, html, calendar } = kept ?? {}
      return kept && { to, from, subject, text, html, calendar }
    }
    const last = post.arrived.at(-1)
    return (
      last && {
        to: last.to[0],
        from: `${last.mail.from?.name} <${last.mail.from?.address}>`,
        subject: last.mail.subject,
        text: last.mail.text,
        html: last.mail.html,
        calendar: calendarOf(last.mail),
      }
    )
  }
  it('arrives with sender, subject, text and HTML', async () => {
    const config = await withTemplate('Your home report is **ready**.')
    const way = transport()
    await way.send(site.partners.lakeshore.id, renderMail(config, welcome({ name: 'Zoë' })))
    way.close()
    const mail = await received()
    expect(mail).toMatchObject({
      to: 'person@example.test',
      from: `${config.mail.from_name ?? config.name} <${config.mail.from_email ?? config.contact_email}>`,
      subject: 'Hello Zoë',
    })
    expect(mail?.text).toContain('Your home report is ready.')
    expect(mail?.html).toContain('<strong>ready</strong>')
    expect(mail?.calendar).toBeNull()
  })
  it('brings an entry for the calendar along', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'
    const calendar = { name: 'visit.ics', method: 'REQUEST', content } as const
    const way = transport()
    const mail = renderMail(await withTemplate('x'), { ...welcome({ name: 'Zoë' }), calendar })
    await way.send(site.partners.lakeshore.id, mail)
    way.close()
    // The reader of mails in this test ends the lines of a text part its own way.
    expect((await received())?.calendar?.trim().split(/\r?\n/)).toEqual(content.split('\r\n'))
  })
})

it('fails when the server cannot be reached, so that the job is tried again', async () => {
  const nowhere = smtp('smtp://127.0.0.1:9')
  const mail = renderMail(await withTemplate('x'), welcome({ name: 'A' }))
  await expect(nowhere.send('p', mail)).rejects.toThrow()
  nowhere.close()
})
it('wears the name and the colour of the partner', async () => {
  const lakeshore = renderMail(await withTemplate('x'), welcome({ name: 'A' }))
  const boreale = renderMail(
    await withTemplate('[Suite](https://site.example/on)', 'boreale', 'fr'),
    welcome({ name: 'A' }, 'fr'),
  )
  expect(lakeshore.html).toContain('Lakeshore Power &amp; Gas')
  expect(lakeshore.html).toContain(palette((await configOf('lakeshore', 'en')).theme, 'light').action)
  expect(boreale.html).toContain('Énergie Boréale')
  expect(boreale.html).toContain('<html lang="fr">')
  expect(boreale.text).toContain('Suite\u00a0: https://site.example/on')
})
it('makes a button of the one thing to do, and leaves other links among the words', async () => {
  const config = await withTemplate(
    'Hello.\n\n[Go on](https://site.example/on)\n\nOr [read](https://site.example/r).',
  )
  const { html, text } = renderMail(config, welcome({ name: 'A' }))
  const { action, onAction } = palette(config.theme, 'light')
  expect(html).toMatch(
    new RegExp(`background:${action};color:${onAction}[^>]*href="https://site.example/on"`),
  )
  expect(html).toMatch(new RegExp(`color:${action};font-weight:600" href="https://site.example/r"`))
  expect(text).toContain('Go on: https://site.example/on')
})
it('treats what people typed as text, not as markup', async () => {
  const config = await withTemplate('Dear {{name}}, [go on]({{link}}).')
  const mail = renderMail(
    config,
    welcome({
      name: '<img src=x> [here](https://evil.example) & **you**',
      link: 'https://site.example/a?b=c&d=e',
    }),
  )
  expect(mail.html).not.toContain('<img')
  expect(mail.html).not.toContain('href="https://evil.example"')
  expect(mail.html).not.toContain('<strong>you')
  expect(mail.html).toContain('href="https://site.example/a?b=c&amp;d=e"')
  expect(mail.text).toContain('go on: https://site.example/a?b=c&d=e')
})
it('keeps a subject on one line', async () => {
  const mail = renderMail(await withTemplate('x'), welcome({ name: 'A\r\nBcc: all@example.test' }))
  expect(mail.subject).toBe('Hello A Bcc: all@example.test')
})

describe('the mailbox of a developer', () => {
  const get = (url: string, host = 'lakeshore.localhost') => site.app.inject({ url, headers: { host } })

  it('shows the mails of the partner of this host, as a page and as JSON', async () => {
    const mail = renderMail(await withTemplate('See https://site.example/x'), welcome({ name: 'Page' }))
    await mailbox(site.db).send(site.partners.lakeshore.id, mail)
    const page = await get('/dev/mailbox')
    expect(page.body).toContain('Hello Page')
    expect(page.body).toContain('<a href="https://site.example/x">')
    const [kept] = (await get('/dev/mailbox.json?to=person@example.test')).json()
    expect(kept).toMatchObject({ subject: 'Hello Page', to: 'person@example.test' })
    expect((await get(`/dev/mailbox/${kept.id}`)).body).toBe(mail.html)
    expect((await get('/dev/mailbox', 'tejo.localhost')).body).not.toContain('Hello Page')
    expect((await get(`/dev/mailbox/${kept.id}`, 'tejo.localhost')).statusCode).toBe(404)
  })
  it('does not exist in production', async () => {
    const production = await testApp({ environment: { production: true } })
    const answer = await production.app.inject({
      url: '/dev/mailbox.json',
      headers: { host: 'lakeshore.localhost' },
    })
    await production.close()
    expect(answer.statusCode).toBe(404)
  })
})

it.each(['https://evil.test/win', 'www.evil.test', '[here](https://evil.test)', '<https://evil.test>'])(
  'links nowhere that a person wrote: %s',
  async (reason) => {
    const config = await withTemplate('Reason: {{reason}}\n\n[Go]({{url}})')
    const { html } = renderMail(config, welcome({ name: 'Ada', reason, url: 'https://ours.test/go' }))
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['https://ours.test/go'])
  },
)
