import { PUBLIC_PAGE_KEY, publicOffersKey } from '@hearthlight/domain/programs/public-offers-keys'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '../../platform/drafts/stored-drafts.ts'
import { demoPartner } from '../../testing/demo-partner.ts'
import { samplePage } from '../../testing/sample-application.ts'
import { sampleOffer } from '../../testing/sample-offer.ts'
import { drawAt, leavePage, takeOver } from '../../testing/taken-over-page.tsx'
import { mayTakeOver } from './take-over.ts'

const PAGES = ['/', '/how-it-works', '/about', '/sign-in', '/sign-up', '/terms-and-conditions']
afterEach(leavePage)

describe.each([
  ['lakeshore', 'es'],
  ['boreale', 'fr'],
  ['tejo', 'pt'],
  ['tejo', 'en'],
] as const)('the public pages of %s in %s', (code, language) => {
  it.each(PAGES)('%s is drawn whole, and taken over as it stands', async (address) => {
    const { place, drawn } = await drawAt(address, await demoPartner(code), language)
    expect(place.querySelectorAll('h1')).toHaveLength(1)
    expect(drawn?.title).toMatch(/\S/)
    expect(drawn?.namespaces).toContain('shared')
    // Neither passes the content policy; the last stands for a part that was not there yet.
    expect(drawn?.body).not.toMatch(/ style="|<script|<!--\$[!?]-->/)
    const before = place.querySelector('h1')
    expect(await takeOver(place, address)).toEqual([])
    expect(place.querySelector('h1')).toBe(before)
  })
})

it('draws the public offers with their programs, and takes them over as they stand', async () => {
  const answers = [
    {
      key: publicOffersKey(undefined),
      data: [sampleOffer({ customer_description: 'For attics. '.repeat(60) })],
    },
    { key: PUBLIC_PAGE_KEY, data: samplePage({ title: 'For all' }) },
  ]
  const { place, drawn } = await drawAt('/offers-public', await demoPartner('lakeshore'), 'en', { answers })
  expect(drawn?.title).toContain('For all')
  expect(drawn?.body).toContain('Attics 2026')
  expect(drawn?.body).not.toMatch(/ style="|<script|<!--\$[!?]-->/)
  const before = place.querySelector('h2')
  expect(await takeOver(place, '/offers-public')).toEqual([])
  expect(place.querySelector('h2')).toBe(before)
})

it('draws no public offers where there are none: the guards lead elsewhere [S2-2.005]', async () => {
  expect((await drawAt('/offers-public', await demoPartner('tejo'), 'en')).drawn).toBeUndefined()
})

it('takes over what the server drew, and nothing in a frame', () => {
  const place = document.createElement('div')
  expect(mayTakeOver(place)).toBe(false)
  place.dataset['rendered'] = ''
  expect(mayTakeOver(place)).toBe(true)
  const top = vi.spyOn(window, 'top', 'get').mockReturnValue(null)
  expect(mayTakeOver(place)).toBe(false)
  top.mockRestore()
})

it('lays a stored draft under what was typed before the app ran', async () => {
  const asked = [
    { name: 'email', type: 'email', label: 'Email' },
    { name: 'last_name', type: 'text', label: 'Name' },
  ]
  const { place } = await drawAt('/sign-up', await demoPartner('lakeshore', asked), 'en')
  saveDraft('nobody sign-up-account ', { email: 'kept@example.com', last_name: 'Kept' })
  const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const email = field('email')
  if (email !== null) email.value = 'typed@example.com'
  await takeOver(place, '/sign-up')
  expect(field('email')?.value).toBe('typed@example.com')
  expect(field('last_name')?.value).toBe('Kept')
})
