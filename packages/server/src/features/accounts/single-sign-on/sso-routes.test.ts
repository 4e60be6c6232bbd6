import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, type Step } from '../../../testing/browsers/browser.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import type { IdentityPerson } from '../../../testing/identity-providers/identity-person.ts'
import { startIdentityProviders } from '../../../testing/identity-providers/identity-providers.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const SITE = 'http://boreale.localhost'
const LOGIN = `${SITE}/api/v1/auth/sso/login`
const person = (name: string, more: Partial<IdentityPerson> = {}): IdentityPerson => ({
  subject: `subject-${name}`,
  email: `${name}@boreale.test`,
  email_verified: true,
  first_name: name,
  last_name: 'Provider',
  ...more,
})
const PEOPLE = [
  person('synced'),
  person('fresh'),
  person('homeowner'),
  person('nameless', { first_name: '', last_name: '' }),
  person('squatted'),
  person('hasty'),
  person('pretender', { email: 'new@boreale.test', email_verified: false }),
]

let test: TestApp
let providers: Awaited<ReturnType<typeof startIdentityProviders>>
let now = new Date()

beforeAll(async () => {
  test = await testApp({ now: () => now })
  providers = await startIdentityProviders({ people: PEOPLE, site: SITE })
  await configure({})
})
afterAll(async () => {
  await test.close()
  await providers.close()
})

function configure(sso: object) {
  const { entry_point, logout_url, idp_issuer, metadata_url } = providers.saml
  const saml = { entry_point, logout_url, idp_issuer, idp_metadata_url: metadata_url }
  return changePartner(test, 'boreale', { sso: { saml, oidc: providers.oidc, ...sso } })
}
const browser = () => new Browser(test.app, { 'accept-language': 'en' })

/** Follows a person from our button over the provider's page back to where they land. */
async function journey(via: 'saml' | 'oidc', name: string, mine = browser(), query = '') {
  const page = await mine.open(`${LOGIN}?provider=${via}${query}`)
  const chosen = page.isForm ? await page.submit({ subject: `subject-${name}` }) : page
  const landed = chosen.isForm ? await chosen.submit({}) : chosen
  return { mine, landed }
}
const currentUser = async (mine: Browser) => (await mine.json(`${SITE}/api/v1/users`)).data?.attributes

describe.each(['saml', 'oidc'] as const)('sign-on by %s', (via) => {
  it('makes a newcomer a person of this portal and lands on the page of the partner [S2-6.011]', async () => {
    await configure({ login_landing_page: '/incentives' })
    const { mine, landed } = await journey(via, via === 'saml' ? 'synced' : 'fresh')
    expect(landed.url).toBe(`${SITE}/incentives`)
    expect(await currentUser(mine)).toMatchObject({
      third_party_signup: true,
      email_confirmed: true,
      has_password: false,
      last_name: 'Provider',
      extra_info: { is_fulfill_sync: true, verification_step: 'email_search' },
    })
    await configure({})
  })
  it('knows them again, by subject', async () => {
    const name = via === 'saml' ? 'synced' : 'fresh'
    const [first, second] = [await journey(via, name), await journey(via, name)]
    expect((await currentUser(first.mine)).id).toBe((await currentUser(second.mine)).id)
  })
  it('goes where the person was going, if that is on this site', async () => {
    const there = await journey(via, 'homeowner', browser(), '&redirect=%2Fuser%2Fedit')
    expect(there.landed.url).toBe(`${SITE}/user/edit`)
    const away = await journey(via, 'homeowner', browser(), '&redirect=%2F%2Fevil.test')
    expect(away.landed.url).toBe(`${SITE}/buildings`)
  })
  it('links the account that has the verified email', async () => {
    const { mine } = await journey(via, 'homeowner')
    expect(await currentUser(mine)).toMatchObject({ name: 'Mélanie Gagnon', has_password: true })
  })
  it('is refused in another browser than the one that set out', async () => {
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=${via}`)
    const answer = await page.submit({ subject: 'subject-homeowner' }, { stopAt: SITE })
    const thief = browser()
    const landed = await thief.follow(answer)
    expect(landed.url).toContain(`${SITE}/sign-in?error=accounts.single-sign-on-failed`)
    expect(await currentUser(thief)).toBeUndefined()
  })
  it('is refused a second time with the same answer', async () => {
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=${via}`)
    const answer = await page.submit({ subject: 'subject-homeowner' }, { stopAt: SITE })
    expect((await mine.follow(answer)).url).toBe(`${SITE}/buildings`)
    expect((await mine.follow(answer)).url).toContain('/sign-in?error=')
  })
  it('is refused after ten minutes', async () => {
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=${via}`)
    const answer = await page.submit({ subject: 'subject-homeowner' }, { stopAt: SITE })
    const before = now
    now = new Date(now.getTime() + 601_000)
    expect((await mine.follow(answer)).url).toContain('/sign-in?error=')
    now = before
  })
  it('signing out leads to the provider and back home, signed out of both [S2-6.012]', async () => {
    const { mine } = await journey(via, 'homeowner')
    await mine.send('DELETE', `${SITE}/api/v1/auth/user_sessions/1`)
    const bye = await mine.open(`${SITE}/api/v1/auth/sso/logout`)
    const home = bye.isForm ? await bye.submit({ logout: 'yes' }) : bye
    expect(home.url).toBe(`${SITE}/`)
    const again = await mine.open(`${LOGIN}?provider=${via}`)
    expect(again.isForm).toBe(true)
    expect(await again.text).toContain('Choose who signs in')
  })
})

const STOPPED = 'accounts.single-sign-on-stopped'
const FAILED = 'accounts.single-sign-on-failed'
const saidAt = (url: string) => new URL(url).searchParams.get('error')

it.each(['saml', 'oidc'])('who stops at the %s provider is told so, signed in nowhere', async (via) => {
  const mine = browser()
  const page = await mine.open(`${LOGIN}?provider=${via}`)
  const back = await page.submit({})
  const landed = back.isForm ? await back.submit({}) : back
  expect(landed.url).toContain(`${SITE}/sign-in?`)
  expect(saidAt(landed.url)).toBe(STOPPED)
  expect(await currentUser(mine)).toBeUndefined()
})

describe('what an OIDC provider publishes about itself', () => {
  const during = async (work: () => Promise<unknown>) => {
    const before = providers.discoveries()
    await work()
    return providers.discoveries() - before
  }
  const signOn = () => journey('oidc', 'homeowner')
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  it('is read once for many people, and again after an hour', async () => {
    later(3_601_000)
    expect(await during(() => Promise.all([signOn(), signOn(), signOn()]))).toBe(1)
    later(3_599_000)
    expect(await during(signOn)).toBe(0)
    later(1_000)
    expect(await during(signOn)).toBe(1)
  })
  it('is read again after a sign-on that failed', async () => {
    await signOn()
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=oidc`)
    const answer = await page.submit({ subject: 'subject-homeowner' }, { stopAt: SITE })
    const url = new URL(answer.url)
    url.searchParams.set('code', 'made-up')
    expect((await mine.follow({ ...answer, url: url.href })).url).toContain('/sign-in?error=')
    expect(await during(signOn)).toBe(1)
  })
  it('is asked for again at once after it could not be read', async () => {
    await configure({ oidc: { ...providers.oidc, issuer: `${providers.oidc.issuer}/nowhere` } })
    expect((await signOn()).landed.url).toContain('/sign-in?error=')
    expect(await during(signOn)).toBe(1)
    await configure({})
  })
})

describe('who is who', () => {
  it('a provider without names makes a new user, who completes the profile', async () => {
    const { mine } = await journey('saml', 'nameless')
    expect((await currentUser(mine)).name).toBe('New user')
  })
  it('a newcomer who comes twice at once is one person', async () => {
    const twice = await Promise.all([
      journey('oidc', 'hasty'),
      journey('oidc', 'hasty'),
      journey('saml', 'hasty'),
    ])
    const ids = await Promise.all(twice.map(async ({ mine }) => (await currentUser(mine))?.id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toEqual(expect.any(String))
  })
  it('an email the provider did not verify opens nobody’s account', async () => {
    const { mine, landed } = await journey('oidc', 'pretender')
    expect(landed.url).toBe(`${SITE}/sign-in?userExists=true`)
    expect(await currentUser(mine)).toBeUndefined()
  })
  it('a password that an impostor set on an unconfirmed account dies with the link', async () => {
    const user = {
      email: 'squatted@boreale.test',
      password: 'kettle on the hob',
      password_confirmation: 'kettle on the hob',
      partner_account_id: 'BO-200-018',
      account_address: '19 Maple Court',
      consent: true,
    }
    const signUp = { method: 'POST', url: '/api/v1/auth/registrations', payload: { user } } as const
    const made = await test.app.inject({ ...signUp, headers: { host: 'boreale.localhost' } })
    expect(made.statusCode).toBe(201)
    const { mine } = await journey('saml', 'squatted')
    expect(await currentUser(mine)).toMatchObject({ has_password: false, email_confirmed: true })
  })
})

describe('SAML', () => {
  it('publishes its metadata: entity, key, addresses', async () => {
    const answer = await test.app.inject({
      url: '/api/v1/auth/sso/saml/metadata',
      headers: { host: 'boreale.localhost' },
    })
    expect(answer.headers['content-type']).toContain('xml')
    expect(answer.body).toContain(`entityID="${SITE}/api/v1/auth/sso/saml/metadata"`)
    expect(answer.body).toContain(`Location="${SITE}/api/v1/auth/sso/saml/acs"`)
    expect(answer.body).toContain(`Location="${SITE}/api/v1/auth/sso/saml/slo"`)
    expect(answer.body).toMatch(/<X509Certificate>|<ds:X509Certificate>/)
  })
  it('keeps its private key sealed', async () => {
    const [row] = await test.db.selectFrom('sso_keys').selectAll().execute()
    expect(row?.private_key).not.toContain('PRIVATE KEY')
  })
  /** Takes a real answer of the provider, changes it on the way and hands it in; answers what the person is told. */
  async function handIn(alter: (xml: string) => string, mine = browser()) {
    const page = await mine.open(`${LOGIN}?provider=saml`)
    const answer = await page.submit({ subject: 'subject-homeowner' }, { stopAt: SITE })
    return saidAt((await mine.follow(altered(answer, alter))).url)
  }
  function altered(answer: Step, alter: (xml: string) => string): Step {
    const xml = Buffer.from(answer.fields['SAMLResponse'] ?? '', 'base64').toString('utf8')
    const changed = alter(xml)
    if (changed === xml) throw new Error(`nothing to alter in ${xml}`)
    return {
      ...answer,
      fields: { ...answer.fields, SAMLResponse: Buffer.from(changed).toString('base64') },
    }
  }
  function assertionOf(xml: string): string {
    const [assertion] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
    if (assertion === undefined) throw new Error(`no assertion in ${xml}`)
    return assertion
  }
  const unsigned = (xml: string) => xml.replace(/<Signature[\s\S]*?<\/Signature>/g, '')
  const posing = (xml: string) =>
    unsigned(assertionOf(xml))
      .replaceAll('homeowner@boreale.test', 'new@boreale.test')
      .replaceAll('subject-homeowner', 'subject-other')
      .replace(/ ID="[^"]*"/, ' ID="_posing"')

  it.each([
    ['altered', (xml: string) => xml.replaceAll('homeowner@boreale.test', 'new@boreale.test')],
    ['unsigned', unsigned],
    [
      'of which only the wrapping is signed',
      (xml: string) => xml.replace(assertionOf(xml), unsigned(assertionOf(xml))),
    ],
    [
      'with a second assertion before the signed one',
      (xml: string) => xml.replace('<saml:Assertion', `${posing(xml)}<saml:Assertion`),
    ],
    [
      'that hides the signed assertion in an extension',
      (xml: string) =>
        xml.replace(
          assertionOf(xml),
          `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${posing(xml)}`,
        ),
    ],
    [
      'that puts the signed assertion inside a posing one',
      (xml: string) =>
        xml.replace(
          assertionOf(xml),
          posing(xml).replace(
            '</saml:Assertion>',
            `<saml:Advice>${assertionOf(xml)}</saml:Advice></saml:Assertion>`,
          ),
        ),
    ],
    [
      'with a document type, which could read files',
      (xml: string) =>
        `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname">]>${xml.replaceAll('homeowner@boreale.test', '&file;')}`,
    ],
    ['that is no XML', () => 'nonsense'],
  ])('refuses an answer %s', async (_what, alter) => {
    const mine = browser()
    expect(await handIn(alter, mine)).toBe(FAILED)
    expect(await currentUser(mine)).toBeUndefined()
  })
  it('reads a text that a comment cuts in two as a whole', async () => {
    const mine = browser()
    const cut = (xml: string) => xml.replace('>homeowner@boreale.test<', '>homeowner@boreale<!---->.test<')
    await handIn(cut, mine)
    expect((await currentUser(mine))?.email).toBe('homeowner@boreale.test')
  })
  it.each([
    ['AuthnFailed', 'Responder', STOPPED],
    ['RequestDenied', 'Responder', STOPPED],
    ['InvalidNameIDPolicy', 'Requester', FAILED],
  ])('tells of the status %s of a %s: %s', async (second, first, words) => {
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=saml`)
    const answer = await page.submit({}, { stopAt: SITE })
    const code = (name: string) => `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${name}"`
    const both = `${code(first)}>${code(second)}/></samlp:StatusCode>`
    const said = altered(answer, (xml) => xml.replace(/<samlp:StatusCode[^>]*>/, both))
    expect(saidAt((await mine.follow(said)).url)).toBe(words)
  })
  it('hears a refusal only as the answer to a request', async () => {
    const mine = browser()
    const page = await mine.open(`${LOGIN}?provider=saml`)
    const answer = await page.submit({}, { stopAt: SITE })
    const unasked = altered(answer, (xml) => xml.replace(/InResponseTo="[^"]*"/, 'InResponseTo="_unasked"'))
    expect(saidAt((await mine.follow(unasked)).url)).toBe(FAILED)
  })
  it.each([
    ['somebody else', { issuer: 'https://elsewhere.test/metadata' }],
    ['another address', { acs: 'https://elsewhere.test/acs' }],
  ])('refuses an answer that was meant for %s', async (_whom, change) => {
    const base = `${SITE}/api/v1/auth/sso/saml`
    const mine = browser()
    const { searchParams } = new URL((await mine.open(`${LOGIN}?provider=saml`)).url)
    const asked = {
      issuer: `${base}/metadata`,
      acs: `${base}/acs`,
      subject: 'subject-homeowner',
      ...change,
      SAMLRequest: searchParams.get('SAMLRequest') ?? '',
      RelayState: searchParams.get('RelayState') ?? '',
    }
    const form = await mine.open(`${providers.base}/saml/start?${new URLSearchParams(asked)}`)
    const answer = await form.submit({}, { stopAt: new URL(asked.acs).origin })
    const landed = await mine.follow({ ...answer, url: `${base}/acs` })
    expect(saidAt(landed.url)).toBe(FAILED)
    expect(await currentUser(mine)).toBeUndefined()
  })
  it('refuses an answer of another provider than the configured one', async () => {
    await configure({
      saml: {
        entry_point: providers.saml.entry_point,
        idp_issuer: 'https://somebody.else.test',
        idp_metadata_url: providers.saml.metadata_url,
      },
    })
    const { landed } = await journey('saml', 'homeowner')
    expect(landed.url).toContain('/sign-in?error=')
    await configure({})
  })
  it('refuses a logout message without a signature', async () => {
    const { mine } = await journey('saml', 'homeowner')
    const landed = await mine.open(`${SITE}/api/v1/auth/sso/saml/slo?SAMLRequest=fZFBa4QwEIX`)
    expect(landed.url).toContain('/sign-in?error=')
    expect(await currentUser(mine)).toBeDefined()
  })
  it('begins at the provider where the partner wants it so, and only there', async () => {
    const base = `${SITE}/api/v1/auth/sso/saml`
    const start = `${providers.base}/saml/start?issuer=${base}/metadata&acs=${base}/acs&subject=subject-homeowner`
    const unasked = await (await browser().open(start)).submit({})
    expect(unasked.url).toContain('/sign-in?error=')
    await configure({ issuer_login_only: true })
    const mine = browser()
    // The provider is asked, and answers this browser by another form.
    const asked = await (await mine.open(start)).submit({})
    expect(await currentUser(mine)).toBeUndefined()
    expect((await asked.submit({})).url).toBe(`${SITE}/buildings`)
    expect((await currentUser(mine)).email).toBe('homeowner@boreale.test')
    await configure({})
  })
  it('signs nobody in by an answer that was made for another browser', async () => {
    await configure({ issuer_login_only: true })
    const base = `${SITE}/api/v1/auth/sso/saml`
    const start = `${providers.base}/saml/start?issuer=${base}/metadata&acs=${base}/acs&subject=subject-homeowner`
    const theirs = await (await browser().open(start)).submit({}, { stopAt: SITE })
    const mine = browser()
    const landed = await mine.follow(theirs)
    // Not in, but before the sign-in page of the provider.
    expect([landed.isForm, new URL(landed.url).origin]).toEqual([true, providers.base])
    expect(await currentUser(mine)).toBeUndefined()
    // A provider that answers no request is not asked again and again.
    const again = await mine.follow(theirs)
    expect(saidAt(again.url)).toBe(FAILED)
    await configure({})
  })
  it('signs a person out here when the provider does', async () => {
    const { mine } = await journey('saml', 'homeowner')
    await mine.open(providers.saml.logout_url)
    expect(await currentUser(mine)).toBeUndefined()
  })
})

it('tells a person whom the provider could not sign out that they are signed out here', async () => {
  const { mine } = await journey('oidc', 'homeowner')
  await mine.send('DELETE', `${SITE}/api/v1/auth/user_sessions/1`)
  await configure({ oidc: { ...providers.oidc, issuer: 'http://127.0.0.1:9/oidc' } })
  const { url } = await mine.open(`${SITE}/api/v1/auth/sso/logout`)
  expect(new URL(url).searchParams.get('error')).toBe('accounts.single-logout-failed')
  await configure({})
})

it('is not there for partners without it', async () => {
  for (const path of ['login', 'saml/metadata', 'oidc/callback?code=x&state=y']) {
    const answer = await test.app.inject({
      url: `/api/v1/auth/sso/${path}`,
      headers: { host: 'lakeshore.localhost' },
    })
    expect(answer.statusCode).toBe(404)
  }
})
