import { CAPTCHA_TIMEOUT_MS } from '@hearthlight/domain/guests/guest-times'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseBuilding, forgetBuilding } from '../../../home/current-building.ts'
import { samplePage } from '../../../testing/sample-application.ts'
import { sampleOffer } from '../../../testing/sample-offer.ts'
import { heldResponse, many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, testPartner, WithApp } from '../../../testing/with-app.tsx'
import { OffersPublicScreen } from '../offers/offers-public-screen.tsx'
import { GuestLinkScreen } from './guest-link-screen.tsx'
import { UserDetailsScreen } from './user-details-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  forgetBuilding()
})

const OFFER = sampleOffer()
const FAMILY = '/api/v1/fulfill-integrate'
const GUESTS = { enable_offers_public_page: true, enable_partner_guest_user: true }
const GUEST = { ...SOMEBODY, user_type: 'guest' as const, name: 'Anne Schroeder' }
type Calls = Parameters<typeof serveCalls>[0]

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}
const place = () => screen.getByTestId('place').textContent

async function show(
  path: string,
  settings: object = {},
  calls: Calls = {},
  user: typeof SOMEBODY | null = null,
) {
  Element.prototype.scrollIntoView = vi.fn()
  const partner = { settings: { ...GUESTS, enable_captcha: false, ...settings } }
  await bootForTest(partner, user)
  const asked: string[] = []
  const served = serveCalls({
    [`GET ${FAMILY}/programs_public`]: ({ query }) => {
      asked.push(`offers ${query}`)
      return many('programs', [OFFER])
    },
    [`GET ${FAMILY}/programs_public/get_page_configuration`]: ({ query }) => {
      asked.push(`page ${query}`)
      return one('page_configuration', '1', samplePage({ task_name: 'availableprograms', title: 'For all' }))
    },
    'GET /api/v1/partners': () => one('partners', 'partner', testPartner(partner)),
    'GET /api/v1/users': () => one('user', GUEST.id, GUEST),
    ...calls,
  })
  render(
    <WithApp path={path}>
      <Place />
      <Routes>
        <Route path="/offers-public" element={<OffersPublicScreen />} />
        <Route path="/user-details" element={<UserDetailsScreen />} />
        <Route path="/application-link" element={<GuestLinkScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </WithApp>,
  )
  return { served, asked }
}

describe('the public offers', () => {
  it('ask for their page and their programs, with the home that is known [S2-7.063] [S2-7.071]', async () => {
    chooseBuilding({ id: 'b1', auditMode: 'lite' })
    const { asked } = await show('/offers-public', {}, {}, SOMEBODY)
    await screen.findByRole('heading', { level: 1, name: 'For all' })
    expect(asked.toSorted()).toEqual(['offers building_id=b1', 'page task_name=availableprograms'])
  })
  it('are all there by their sorting tag, each with the form that needs no account [S2-2.004] [S2-9.012]', async () => {
    const first = { ...OFFER, effective_sorting_tag: '2' }
    const other = {
      ...OFFER,
      id: 'other',
      effective_program_name: 'Another one',
      effective_sorting_tag: '10',
    }
    const offers = { [`GET ${FAMILY}/programs_public`]: () => many('programs', [other, first]) }
    await show('/offers-public', {}, offers)
    const apply = await screen.findAllByRole('link', { name: /^Apply/ })
    expect(apply.map((link) => link.getAttribute('href'))).toEqual(
      [OFFER.id, 'other'].map((id) => `/user-details?program_id=${id}`),
    )
    expect(screen.getByRole('heading', { name: 'Another one' })).toBeDefined()
  })
  it('lead to the application of an account where the partner takes no guests, and for who has one', async () => {
    await show('/offers-public', { enable_partner_guest_user: false })
    const apply = await screen.findByRole('link', { name: /^Apply/ })
    expect(apply.getAttribute('href')).toBe(`/applications/new?programId=${OFFER.id}`)
    cleanup()
    await show('/offers-public', {}, {}, SOMEBODY)
    const own = await screen.findByRole('link', { name: /^Apply/ })
    expect(own.getAttribute('href')).toBe(`/applications/new?programId=${OFFER.id}`)
  })
})

const FORM = `/user-details?program_id=${OFFER.id}`
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const tick = (name: RegExp | string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
async function fillIn() {
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('textbox', { name: /^First name/ })
  fill(/^First name/, 'Anne')
  fill(/^Last name/, 'Schroeder')
  fill(/^Email/, 'anne@example.test')
}
const summary = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the applicant form', () => {
  it('asks the fields of the partner, consent and marketing [S2-2.006] [S2-2.009] [S2-2.010]', async () => {
    const sections = {
      user_details: {
        title: 'Tell us who you are',
        fields: [{ name: 'meter', type: 'text', label: 'Number of the meter' }],
      },
    }
    await show(FORM, { sections })
    await screen.findByRole('heading', { level: 1, name: 'Tell us who you are' })
    expect(screen.getByRole('textbox', { name: /^Number of the meter/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Email/ })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms/ })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /^Tell me about other rebates/ })).toBeTruthy()
  })
  it('shows the captcha only where it is configured [S2-2.008]', async () => {
    await show(FORM)
    await screen.findByRole('textbox', { name: /^First name/ })
    expect(screen.queryByRole('checkbox', { name: 'I am a person' })).toBeNull()
    cleanup()
    await show(FORM, { enable_captcha: true })
    expect(await screen.findByRole('checkbox', { name: 'I am a person' })).toBeTruthy()
  })
  it('says what is missing, of fields, captcha and consent [S2-5.046] [S2-5.048] [S2-5.049]', async () => {
    const { served } = await show(FORM, { enable_captcha: true })
    await screen.findByRole('textbox', { name: /^First name/ })
    send()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading').textContent).toBe('Fill in all required fields.')
    expect(await summary()).toEqual([
      'First name: This field is required.',
      'Last name: This field is required.',
      'Email address: This field is required.',
      'I am a person: Please verify you are human',
      'Terms and conditions: You must agree to the terms and conditions to proceed.',
    ])
    expect(served.calls).not.toContain('POST /api/v1/user_details')
  })
  it('sends program_id and the form, and goes on to the application [S2-2.007] [S2-7.073]', async () => {
    const sent: unknown[] = []
    await show(
      FORM,
      {},
      {
        'POST /api/v1/user_details': ({ body }) => {
          sent.push(body)
          return one('user', GUEST.id, { ...GUEST, project_id: 'p9' })
        },
      },
    )
    await fillIn()
    tick(/^I agree/)
    send()
    await waitFor(() => expect(place()).toBe('/applications/p9/edit'))
    expect(sent).toEqual([
      {
        program_id: OFFER.id,
        user: {
          email: 'anne@example.test',
          first_name: 'Anne',
          last_name: 'Schroeder',
          consent: true,
          subscribed: false,
        },
      },
    ])
  })
  it('goes on without consent where it is not shown [S2-5.046]', async () => {
    await show(
      FORM,
      { sections: { user_details: { show_consent: false } } },
      { 'POST /api/v1/user_details': () => one('user', GUEST.id, { ...GUEST, project_id: 'p9' }) },
    )
    await fillIn()
    expect(screen.queryByRole('checkbox', { name: /^I agree/ })).toBeNull()
    send()
    await waitFor(() => expect(place()).toBe('/applications/p9/edit'))
  })
  it('lists the reasons that the server gives, and keeps what was typed [S2-8.012]', async () => {
    const errors = [
      { status: '422', code: 'guests.refused', title: 'Fill in all required fields.' },
      { status: '422', code: 'guests.refused', title: 'Not a name.', source: { pointer: '/user/last_name' } },
      { status: '422', code: 'guests.refused', title: 'Not here.', source: { pointer: '/user/city' } },
    ]
    await show(
      FORM,
      {},
      {
        'POST /api/v1/user_details': () => Response.json({ errors }, { status: 422 }),
      },
    )
    await fillIn()
    tick(/^I agree/)
    send()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading').textContent).toBe('Unable to proceed. Please try again.')
    expect(await summary()).toEqual(['Last name: Not a name.', 'City: Not here.'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('anne@example.test')
  })
  it('names a reason that is about no field too', async () => {
    await show(
      FORM,
      {},
      {
        'POST /api/v1/user_details': () => refusal(429, 'Too many of them.'),
      },
    )
    await fillIn()
    tick(/^I agree/)
    send()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading').textContent).toBe('Unable to proceed. Please try again.')
    expect(await summary()).toEqual(['Too many of them.'])
  })
  it('gives the captcha thirty seconds, and says when it did not work [S2-9.007]', async () => {
    expect(CAPTCHA_TIMEOUT_MS).toBe(30_000)
    await show(FORM, { enable_captcha: true }, { 'GET /api/v1/auth/proof_of_work': heldResponse().answer })
    await fillIn()
    vi.useFakeTimers()
    tick('I am a person')
    expect(screen.getByRole('checkbox', { name: 'Checking…' })).toBeTruthy()
    tick(/^I agree/)
    send()
    await act(() => vi.advanceTimersByTimeAsync(CAPTCHA_TIMEOUT_MS - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    expect(await summary()).toEqual(['I am a person: The check did not work. Please try once more.'])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am a person' }).checked).toBe(false)
  })
  it('sends who has an account to their application, and everybody to the offers where there are no guests', async () => {
    await show(FORM, {}, {}, SOMEBODY)
    await waitFor(() => expect(place()).toBe(`/applications/new?programId=${OFFER.id}`))
    cleanup()
    await show(FORM, { enable_partner_guest_user: false })
    await waitFor(() => expect(place()).toBe('/offers-public'))
  })
  it('asks for a program where the address names none', async () => {
    await show('/user-details')
    await screen.findByRole('heading', { level: 1, name: 'Which program is it for?' })
    expect(screen.getByRole('link', { name: 'See the programs' })).toBeTruthy()
  })
  it('says on an old link that the program takes no new applications', async () => {
    await show('/user-details?program_id=gone')
    await screen.findByRole('heading', { level: 1, name: 'This program takes no new applications any more' })
    const link = screen.getByRole('link', { name: 'Programs you can apply to' })
    expect(link.getAttribute('href')).toBe('/offers-public')
  })
})

const STATUS = {
  project_id: 'p9',
  number: 1002,
  name: 'Attics 2026',
  status: 'Submitted',
  custom_status_description: null,
  submitted_at: null,
  promise: null,
  do_not_buy_yet: false,
  timeline: [{ code: 'submitted', status: 'Submitted', at: '2026-11-16T15:00:00.000Z', message: null }],
  email: 'a•••@e•••.test',
  is_open: false,
  may_resume: false,
  resume_until: '2026-12-16T15:00:00.000Z',
}
const answering = (status: object): Calls => ({
  'POST /api/v1/guest_links/status': () => one('guest_applications', 'p9', { ...STATUS, ...status }),
})

describe('the link of a mail', () => {
  it('shows where the application stands, and how to keep it', async () => {
    await show('/application-link#status.x', {}, answering({}))
    await screen.findByRole('heading', { level: 1, name: 'Attics 2026' })
    expect(screen.getByText('Application 1002')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create account' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Go on with it' })).toBeNull()
  })
  it('goes on at once for who is not signed in', async () => {
    await show(
      '/application-link#resume.x',
      {},
      {
        ...answering({ is_open: true, may_resume: true }),
        'POST /api/v1/guest_links/resume': () => one('user', GUEST.id, { ...GUEST, project_id: 'p9' }),
      },
    )
    await waitFor(() => expect(place()).toBe('/applications/p9/edit'))
  })
  it('signs nobody out who is signed in, but offers to move it', async () => {
    const { served } = await show(
      '/application-link#resume.x',
      {},
      {
        ...answering({ is_open: true, may_resume: true }),
        'POST /api/v1/guest_links/move': () => one('guest_applications', 'p9', { project_id: 'p9' }),
      },
      SOMEBODY,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Move it to my account' }))
    await waitFor(() => expect(place()).toBe('/applications/p9'))
    expect(served.calls).not.toContain('POST /api/v1/guest_links/resume')
  })
  it.each([
    [404, 'This link has ended'],
    [409, 'This application is in an account now'],
  ])('that answers %s says so', async (status, title) => {
    await show(
      '/application-link#status.x',
      {},
      {
        'POST /api/v1/guest_links/status': () => refusal(status, 'no'),
      },
    )
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })
})
