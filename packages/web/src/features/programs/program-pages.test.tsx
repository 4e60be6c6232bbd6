import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dismissAll } from '../../platform/notices.ts'
import {
  SAMPLE_PROJECT,
  sampleOffer,
  samplePage,
  sampleQuestion,
  sampleSection,
  sampleStep,
} from '../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { sampleMeasure } from '../../testing/sample-measure.ts'
import { many, one, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, renderPages } from '../../testing/with-app.tsx'

afterEach(() => {
  dismissAll()
})

const FAMILY = '/api/v1/fulfill-integrate'
const PROJECT = {
  ...SAMPLE_PROJECT,
  retrofits: [sampleMeasure('1', { name: 'Quiet fan' }), sampleMeasure('2', { name: 'Tight door' })],
}

const NORA = { ...SOMEBODY, name: 'Nora Berg' }

/** The pages as the app has them, with their guards, opened at a path. */
async function open(path: string, settings = {}, user: typeof SOMEBODY | null = NORA) {
  await bootForTest({ settings: { enable_applications_integrated: true, ...settings } }, user)
  const served = serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
    [`GET ${FAMILY}/programs_public`]: () => many('programs', [sampleOffer('a', '2')]),
    [`GET ${FAMILY}/programs`]: () => many('programs', [sampleOffer('b', '10'), sampleOffer('a', '2')]),
    'GET /api/v1/projects': () => many('projects', []),
    'GET /api/v2/offers': () => many('offers', []),
    'GET /api/v1/subsidies': () => many('subsidies', []),
    [`GET ${FAMILY}/projects`]: () => many('projects', [PROJECT]),
    [`POST ${FAMILY}/projects`]: () => one('projects', 'p9', { message: 'Created.' }),
    [`GET ${FAMILY}/projects/p1`]: () => one('projects', 'p1', PROJECT),
    [`GET ${FAMILY}/portal-steps`]: () => one('portal_steps', 'p1', sampleStep()),
    [`GET ${FAMILY}/get_page_configuration`]: ({ query }) =>
      one('page_configuration', 'x', samplePage({ title: query.get('task_name') ?? '' })),
    [`GET ${FAMILY}/prqs`]: () => many('prqs', [sampleSection([sampleQuestion('year')])]),
    [`GET ${FAMILY}/step_drafts`]: () =>
      one('step_drafts', 'house', { project_id: crypto.randomUUID(), cn: 'house', draft: {} }),
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: PROJECT.retrofits,
        sum: '50.00',
        above_cap: '0.00',
        total_incentive: '50.00',
        cap_says: null,
      }),
    [`GET ${FAMILY}/measures/type`]: () =>
      one('measure_type', '1', { uuid: '1', measure_type: 'fan', field_groups: [] }),
  })
  const router = renderPages(path)
  return { router, served }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each(['/applications', '/applications/all'])(
  '%s is the list of applications [S2-2.011] [S1-2.032]',
  async (path) => {
    await open(path)
    await heading('Applications')
    expect(await screen.findByRole('link', { name: '1002' })).toBeDefined()
  },
)

it('/application/{id} is the edit screen of that application, as its other path is [S2-2.015]', async () => {
  const { router } = await open('/application/p1')
  await heading('Step 1 of 2: The house')
  expect(router.state.location.pathname).toBe('/applications/p1/edit')
  cleanup()
  await open('/applications/p1/edit')
  await heading('Step 1 of 2: The house')
})

it('/user-details asks a guest who they are and whether they agree, and for a captcha where there is one [S2-2.009] [S2-2.008] [S2-2.007]', async () => {
  const guests = { enable_offers_public_page: true, enable_partner_guest_user: true, enable_captcha: false }
  await open('/user-details?program_id=a', guests, null)
  expect(await screen.findByRole('checkbox', { name: /^I agree to the terms/ })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: 'I am a person' })).toBeNull()
  cleanup()
  await open('/user-details?program_id=a', { ...guests, enable_captcha: true }, null)
  expect(await screen.findByRole('checkbox', { name: 'I am a person' })).toBeDefined()
})

it('/applications/{id}/measure-cart shows the measures that were chosen [S2-2.021]', async () => {
  await open('/applications/p1/measure-cart')
  await heading('measurecart')
  const measures = (await screen.findAllByRole('listitem')).flatMap((item) =>
    within(item)
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  )
  expect(measures).toEqual(['Quiet fan', 'Tight door'])
})

it('/applications/new begins an application of the program that the address names [S2-2.012] [S2-2.036]', async () => {
  await open('/applications/new?programId=b')
  await heading('Before you start')
  expect(await screen.findByRole('button', { name: 'Start the application' })).toBeDefined()
})

it('an application that does not start ends at /offers, one card a program with the way to apply for it [S1-2.031] [S2-2.003] [S1-2.033] [S2-1.004]', async () => {
  const { router, served } = await open('/applications/new?programId=a')
  fireEvent.click(await screen.findByRole('button', { name: 'Start the application' }))
  await heading('Programs you can apply to')
  expect(router.state.location.pathname).toBe('/offers')
  expect(served.sent(`POST ${FAMILY}/projects`).map(({ body }) => body)).toEqual([
    { building_id: SAMPLE_HOME.id, program_id: 'a' },
  ])
  const cards = (await screen.findAllByRole('listitem')).filter((card) => card.querySelector('h2') !== null)
  const shown = cards.map((card) => [
    within(card).getByRole('heading', { level: 2 }).textContent,
    within(card)
      .getByRole('link', { name: /^Apply/ })
      .getAttribute('href'),
  ])
  expect(shown).toEqual([
    ['Program a', '/applications/new?programId=a'],
    ['Program b', '/applications/new?programId=b'],
  ])
})
