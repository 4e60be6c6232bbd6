import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routeTable } from '../../platform/http/policy.ts'
import { changePartner } from '../../testing/change-partner.ts'
import { beginGuest, guestBrowser, linksIn, sendKit } from '../../testing/guests.ts'
import { challengeOf, encodedProof, solveProof } from '../../testing/solve-proof.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const NOW = new Date('2026-11-16T15:00:00Z')
const DAY_MS = 86_400_000
const KIT = 'Free Weatherization Kit'

let test: TestApp
let now = NOW
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = NOW
  await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
})

let count = 0
/** Somebody who has not been here before. */
const somebody = () => {
  count += 1
  return {
    first_name: 'Anne',
    last_name: 'Schroeder',
    email: `anne-${count}@example.test`,
    mobile_phone: '920-555-0177',
    mailing_address: '602 Huron Street',
    city: 'Cleveland',
    zip: '53015',
    consent: true,
  }
}
type Refused = { json(): { errors: { title: string; source?: { pointer: string } }[] } }
const titles = (answer: Refused) => answer.json().errors.map(({ title }) => title)
const pointersOf = (answer: Refused) => answer.json().errors.flatMap(({ source }) => source?.pointer ?? [])

describe('the public applicant form', () => {
  it('takes program_id and the form, and signs a guest in for one application [S2-2.007] [S2-7.073] [S2-3.036]', async () => {
    const person = somebody()
    const { guest, answer } = await beginGuest(test, person)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.attributes).toMatchObject({ user_type: 'guest', name: 'Anne Schroeder' })
    const { attributes } = (await guest.get('/api/v1/users')).json().data
    expect(attributes).toMatchObject({ user_type: 'guest', email: person.email, consent: true })
    const project = (await guest.get(`/api/v1/fulfill-integrate/projects/${guest.projectId}`)).json().data
    expect(project.attributes).toMatchObject({ name: KIT, status: 'Project initiation' })
  })
  it('makes a test_guest of an address of a tester [S2-3.036]', async () => {
    const { answer } = await beginGuest(test, { ...somebody(), email: 'Tester@lakeshore.test' })
    expect(answer.json().data.attributes.user_type).toBe('test_guest')
  })
  it('keeps the home and the contact with the application', async () => {
    const { guest } = await beginGuest(test, somebody())
    const contacts = (await guest.get('/api/v1/contacts')).json().data
    expect(contacts[0].attributes.fields).toContainEqual({ name: 'MobilePhone', value: '920-555-0177' })
    expect(contacts[0].attributes.fields).toContainEqual({ name: 'MailingPostalCode', value: '53015' })
    const chosen = await guest.get(
      `/api/v1/fulfill-integrate/get_project_selected_contact?project_id=${guest.projectId}`,
    )
    expect(chosen.json().data.attributes.contact_id).toBe(contacts[0].id)
    const home = await test.db
      .selectFrom('buildings')
      .select('fields')
      .where('user_id', '=', guest.userId)
      .executeTakeFirstOrThrow()
    expect(home.fields).toMatchObject({ address1: '602 Huron Street', region: 'WI', zip: '53015' })
  })
  it('chooses no contact that lacks what the partner asks of one', async () => {
    const { guest } = await beginGuest(test, { ...somebody(), mobile_phone: '' })
    const chosen = await guest.get(
      `/api/v1/fulfill-integrate/get_project_selected_contact?project_id=${guest.projectId}`,
    )
    expect(chosen.json().data.attributes.contact_id).toBeNull()
  })
  it('keeps what fields of the partner were answered that have no place elsewhere', async () => {
    const fields = [
      { name: 'last_name', type: 'text', label: 'Name', required: true },
      { name: 'meter', type: 'text', label: 'Number of the meter' },
    ]
    const sections = { user_details: { fields } }
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false, sections } })
    const { last_name, email, consent } = somebody()
    const given = { last_name, email, consent, meter: 'M-1', invented: 'x' }
    const { guest } = await beginGuest(test, given)
    const { answers } = await test.db
      .selectFrom('guests')
      .select('answers')
      .where('user_id', '=', guest.userId)
      .executeTakeFirstOrThrow()
    expect(answers).toEqual({ meter: 'M-1' })
  })
  it('says everything that is wrong at once, each at its field [S2-8.012] [S2-5.046]', async () => {
    const given = { ...somebody(), last_name: '', consent: false }
    const { answer } = await beginGuest(test, given)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([
      { title: 'Fill in all required fields.' },
      { title: 'This field is required.', source: { pointer: '/user/last_name' } },
      {
        title: 'You must agree to the terms and conditions to proceed.',
        source: { pointer: '/user/consent' },
      },
    ])
  })
  it('takes a guest without consent where it is not shown [S2-5.046]', async () => {
    const sections = { user_details: { show_consent: false } }
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false, sections } })
    const { answer } = await beginGuest(test, { ...somebody(), consent: false })
    expect(answer.statusCode, answer.body).toBe(201)
  })
  it('asks for the email wherever a partner left it out', async () => {
    const fields = [{ name: 'last_name', type: 'text', label: 'Name', required: true }]
    const sections = { user_details: { fields } }
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false, sections } })
    const { answer } = await beginGuest(test, { last_name: 'Schroeder', email: '', consent: true })
    expect(pointersOf(answer)).toEqual(['/user/email'])
  })
  it('takes applications to public programs that are open, and to no other', async () => {
    expect((await beginGuest(test, somebody(), { program: /Heat Pump/ })).answer.statusCode).toBe(404)
  })
  it('is not there without guests, nor without the public page [S2-2.005]', async () => {
    await changePartner(test, 'lakeshore', { settings: { enable_partner_guest_user: false } })
    expect((await beginGuest(test, somebody())).answer.statusCode).toBe(404)
    await changePartner(test, 'lakeshore', { settings: { enable_offers_public_page: false } })
    expect((await beginGuest(test, somebody())).answer.statusCode).toBe(404)
  })
  it('tells nobody whether an address has an account', async () => {
    const told = async (email: string) => {
      const { answer } = await beginGuest(test, { ...somebody(), email })
      const {
        id: _,
        email: _email,
        project_id: _project,
        extra_info,
        ...rest
      } = answer.json().data.attributes
      return [answer.statusCode, rest, Object.keys(extra_info)]
    }
    expect(await told('homeowner@lakeshore.test')).toEqual(await told('no-account@lakeshore.test'))
  })
  it('mails no address more than ten applications a day', async () => {
    const person = somebody()
    const started = []
    for (let time = 0; time < 11; time += 1) started.push((await beginGuest(test, person)).answer.statusCode)
    expect(started).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    now = new Date(NOW.getTime() + DAY_MS + 1)
    expect((await beginGuest(test, person)).answer.statusCode).toBe(201)
  })
  it('mails no more than ten of sixteen that are begun at once', async () => {
    const person = somebody()
    const begun = await Promise.all(Array.from({ length: 16 }, () => beginGuest(test, person)))
    const codes = begun.map(({ answer }) => answer.statusCode).sort()
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), ...Array.from({ length: 6 }, () => 429)])
  })
})

describe('the captcha of the form', () => {
  const proved = async () => solveProof(await challengeOf(test.app, 'lakeshore'))
  beforeEach(async () => {
    // The library asks the machine's own clock as well whether a challenge is too old.
    now = new Date()
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: true } })
  })

  it('is taken once: a replay is refused [S2-5.049]', async () => {
    const proof = await proved()
    expect((await beginGuest(test, somebody(), { proof })).answer.statusCode).toBe(201)
    const replayed = (await beginGuest(test, somebody(), { proof })).answer
    expect(replayed.statusCode).toBe(422)
    expect(titles(replayed)).toContain('Please verify you are human')
    expect(pointersOf(replayed)).toEqual(['/user/human'])
  })
  it('is refused when it is skipped, guessed or too old [S2-5.049]', async () => {
    const skipped = (await beginGuest(test, somebody())).answer
    expect(pointersOf(skipped)).toEqual(['/user/human'])
    expect(titles(skipped)).toContain('Please verify you are human')
    const challenge = await challengeOf(test.app, 'lakeshore')
    const guess = encodedProof({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } })
    expect(pointersOf((await beginGuest(test, somebody(), { proof: guess })).answer)).toEqual(['/user/human'])
    const proof = await proved()
    now = new Date(now.getTime() + 10 * 60_000 + 1000)
    expect((await beginGuest(test, somebody(), { proof })).answer.statusCode).toBe(422)
  })
  it('is not used up by a form that is refused for something else', async () => {
    const proof = await proved()
    expect((await beginGuest(test, { ...somebody(), last_name: '' }, { proof })).answer.statusCode).toBe(422)
    expect((await beginGuest(test, somebody(), { proof })).answer.statusCode).toBe(201)
  })
})

describe("a guest's session", () => {
  /** What filling in, sending and looking at one application takes. */
  const NEEDED = [
    'GET /api/v1/contacts',
    'GET /api/v1/contacts/contact_field_info',
    'POST /api/v1/contacts',
    'PUT /api/v1/contacts/:Id',
    'GET /api/v1/fulfill-integrate/attachments/:id',
    'POST /api/v1/fulfill-integrate/attachments',
    'DELETE /api/v1/fulfill-integrate/attachments/:id',
    'GET /api/v1/fulfill-integrate/get_page_configuration',
    'GET /api/v1/fulfill-integrate/get_project_selected',
    'GET /api/v1/fulfill-integrate/get_project_selected_contact',
    'PUT /api/v1/fulfill-integrate/update_project_contact',
    'GET /api/v1/fulfill-integrate/measures',
    'GET /api/v1/fulfill-integrate/measures/project-measures',
    'GET /api/v1/fulfill-integrate/measures/type',
    'DELETE /api/v1/fulfill-integrate/measures/delete_measures',
    'GET /api/v1/fulfill-integrate/portal-steps',
    'PUT /api/v1/fulfill-integrate/projects/0',
    'GET /api/v1/fulfill-integrate/projects/:id',
    'GET /api/v1/fulfill-integrate/prqs',
    'POST /api/v1/fulfill-integrate/prqs',
    'GET /api/v1/fulfill-integrate/step_drafts',
    'PUT /api/v1/fulfill-integrate/step_drafts',
    'GET /api/v1/users',
  ]
  it('opens the calls of its one application and no others [S2-6.003]', () => {
    const open = routeTable(test.app)
      .filter(({ config }) => config?.policy === 'guest')
      .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
      .filter((route) => !route.startsWith('HEAD '))
    expect(open.toSorted()).toEqual(NEEDED.toSorted())
  })
  it.each(['guest', 'test_guest'])(
    'of a %s begins no second application and sees no homes [S2-6.003]',
    async (type) => {
      const email = type === 'guest' ? somebody().email : 'tester@lakeshore.test'
      const { guest } = await beginGuest(test, { ...somebody(), email })
      const refused = await Promise.all([
        guest.get('/api/v1/buildings'),
        guest.get('/api/v2/offers'),
        guest.get('/api/v1/fulfill-integrate/projects'),
        guest.post('/api/v1/fulfill-integrate/projects', {
          building_id: guest.userId,
          program_id: guest.userId,
        }),
      ])
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    },
  )
  it("opens no other guest's application", async () => {
    const { guest: first } = await beginGuest(test, somebody())
    const { guest: second } = await beginGuest(test, somebody())
    const foreign = await second.get(`/api/v1/fulfill-integrate/projects/${first.projectId}`)
    expect(foreign.statusCode).toBe(404)
  })
})

const mailsTo = async (email: string) => (await test.mailbox()).filter(({ to }) => to === email)
describe('the mail of a guest', () => {
  it('has a link to go on and one to look, and says how long they work', async () => {
    const person = somebody()
    await beginGuest(test, person)
    const [mail, ...more] = await mailsTo(person.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Your application: ${KIT}`)
    expect(mail?.text).toContain('Works until 12-16-2026. What was not sent by then is deleted.')
    expect(mail?.text).toContain('Works until 11-16-2027.')
    const { resume, status } = linksIn(mail?.text)
    expect(resume).toMatch(/^http:\/\/lakeshore\.localhost\/application-link#resume\./)
    expect(status).toMatch(/^http:\/\/lakeshore\.localhost\/application-link#status\./)
  })
  it('comes once more when the application is sent, and only once', async () => {
    const person = somebody()
    const { guest } = await beginGuest(test, person)
    expect((await sendKit(guest)).statusCode).toBe(200)
    expect((await sendKit(guest)).statusCode).toBe(200)
    const mails = await mailsTo(person.email)
    const receipts = mails.filter(({ subject }) => /^We have your application \d+$/.test(subject))
    expect(mails).toHaveLength(2)
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.text).toContain('application-link#status.')
    expect(receipts[0]?.text).not.toContain('#resume.')
  })
})

describe('the links of a guest', () => {
  const anonymous = () => guestBrowser(test.app, 'lakeshore')
  async function begun() {
    const person = somebody()
    const { guest } = await beginGuest(test, person)
    const [mail] = await mailsTo(person.email)
    const { resume = '', status = '' } = linksIn(mail?.text)
    return { person, guest, resume: resume.split('#')[1] ?? '', status: status.split('#')[1] ?? '' }
  }
  const open = (token: string) => anonymous().post('/api/v1/guest_links/status', { token })
  const resumeWith = async (token: string) => {
    const browser = anonymous()
    return { browser, answer: await browser.post('/api/v1/guest_links/resume', { token }) }
  }

  it('go on at the step where the guest stopped, on any device', async () => {
    const { guest, resume } = await begun()
    await guest.post('/api/v1/fulfill-integrate/prqs', {
      answerList: { kit: { home_kind: 'House', drafty_doors: 2, postal_address: '602 Huron Street' } },
      details: { project_id: guest.projectId, cn: 'kit' },
    })
    await guest.delete('/api/v1/auth/user_sessions/1')
    expect((await guest.get('/api/v1/users')).statusCode).toBe(401)
    const { browser, answer } = await resumeWith(resume)
    expect(answer.json().data.attributes).toMatchObject({ user_type: 'guest', project_id: guest.projectId })
    const step = await browser.get(
      `/api/v1/fulfill-integrate/portal-steps?projectId=${guest.projectId}&nav=ns`,
    )
    expect(step.json().data.attributes).toMatchObject({ id: 'terms', step_num: '2' })
  })
  it('show where it stands, to be read and not more', async () => {
    const { guest, status } = await begun()
    const before = (await open(status)).json().data.attributes
    expect(before).toMatchObject({
      name: KIT,
      status: 'Project initiation',
      is_open: true,
      may_resume: false,
    })
    expect(before.email).toMatch(/^a•••@e•••\.test$/)
    expect((await resumeWith(status)).answer.statusCode).toBe(409)
    await sendKit(guest)
    const after = (await open(status)).json().data.attributes
    expect(after).toMatchObject({ status: 'Submitted', is_open: false })
    expect(after.timeline.map(({ code }: { code: string }) => code)).toEqual([
      'project_initiation',
      'submitted',
    ])
  })
  it('let nothing be changed that was sent', async () => {
    const { guest, resume } = await begun()
    await sendKit(guest)
    const { answer } = await resumeWith(resume)
    expect(titles(answer)).toEqual(['This application is with us and cannot be changed right now.'])
    expect((await open(resume)).json().data.attributes).toMatchObject({ may_resume: false })
  })
  it('end: to go on after thirty days, to look after a year', async () => {
    const { resume, status } = await begun()
    now = new Date(NOW.getTime() + 30 * DAY_MS - 1)
    expect((await open(resume)).statusCode).toBe(200)
    now = new Date(NOW.getTime() + 30 * DAY_MS)
    expect((await open(resume)).statusCode).toBe(404)
    expect((await open(status)).statusCode).toBe(200)
    now = new Date(NOW.getTime() + 365 * DAY_MS)
    expect((await open(status)).statusCode).toBe(404)
  })
  it('cannot be made from one another, nor used at another partner', async () => {
    const { status } = await begun()
    expect((await open(status.replace(/^status/, 'resume'))).statusCode).toBe(404)
    expect((await open(`${status}x`)).statusCode).toBe(404)
    await changePartner(test, 'tejo', {
      settings: { enable_offers_public_page: true, enable_partner_guest_user: true },
    })
    const elsewhere = await guestBrowser(test.app, 'tejo').post('/api/v1/guest_links/status', {
      token: status,
    })
    expect(elsewhere.statusCode).toBe(404)
  })
})
