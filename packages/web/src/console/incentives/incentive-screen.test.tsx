import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest } from '../../testing/with-app.tsx'
import { consoleQueries } from '../api/console-http.ts'
import { IncentiveScreen } from './incentive-screen.tsx'

const LIVE = {
  languages: ['en'],
  incentive: {
    code: 'attic',
    kind: 'Offer',
    project_type: 'attics',
    incentive_tags: ['insulation'],
    title: { en: 'Attic insulation' },
    recommendation_title: { en: 'Insulate the attic' },
    short_description: { en: 'Saves about {{attic.money}} a year.' },
    description: { en: 'More.' },
    amount: { parts: [{ kind: 'percent', percent: '40' }], cap: '600' },
    conditions: ['gas', 'owner'],
    documents: ['invoice'],
    optional_documents: ['photos'],
    building_quantity_limitation: {
      active: true,
      max: 2,
      fiscal_year: { start_at: '2026-01-01', end_at: '2026-12-31' },
    },
    date_range: { start_at: '2026-01-01', end_at: null },
  },
  project_types: { attics: { en: 'Attics' } },
  conditions: {
    owner: { says: { en: 'You own it.' } },
    gas: { says: { en: 'Your home is heated with gas.' } },
  },
  documents: {
    photos: { name: { en: 'Photos' } },
    permit: { name: { en: 'Permit' } },
    invoice: { name: { en: 'Invoice' } },
  },
  questions: {},
  shared_caps: {},
}

it('an incentive without a draft tells what is live: its words, who gets it, what it pays and when', async () => {
  await bootForTest()
  serveCalls({
    'GET /api/admin/v1/studio/incentives/i1': () =>
      one('studio_incentives', 'i1', {
        version: 1,
        live: LIVE,
        draft: null,
        versions: [],
        dictionaries: {},
        archived: null,
        running: 0,
      }),
  })
  render(
    <QueryClientProvider client={consoleQueries}>
      <MemoryRouter initialEntries={['/admin/incentives/i1']}>
        <Routes>
          <Route path="/admin/incentives/:id" element={<IncentiveScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Attic insulation' })
  const told = screen
    .getAllByRole('region')
    .slice(0, 5)
    .map(({ textContent }) => textContent)
  expect(told).toEqual([
    // Each home reads its own figure; nobody reads what stands for it.
    'What people readSaves about … a year.',
    'What it pays40% of the price, at most $600',
    'Who can get itwhenYour home is heated with gas.andYou own it.',
    'When and how oftenDates01-01-2026 – …Limit per building2 (01-01-2026 – 12-31-2026)',
    'What it asks forDocumentsInvoice, PhotosQuestionsNoneA visit by an advisorNone',
  ])
})
