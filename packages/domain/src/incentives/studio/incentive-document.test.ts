import { expect, it } from 'vitest'
import lakeshore from '../../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import { IncentiveCatalogue } from '../incentive-catalogue.ts'
import { documentOf, readIncentive } from './incentive-document.ts'

const { incentives, languages, ...dictionaries } = IncentiveCatalogue.parse(lakeshore)
const documents = incentives.map((entry) => documentOf(entry, dictionaries, languages))

it('every incentive of a catalogue is right with only what it refers to', () => {
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) expect(readIncentive(document).defects).toEqual([])
})

it('tells what is wrong at its place in the document', () => {
  const [document] = documents
  if (document === undefined) throw new Error('the demo has changed')
  const changed = (over: object) => {
    const { defects } = readIncentive({ ...document, incentive: { ...document.incentive, ...over } })
    return defects.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  }
  expect(changed({ documents: ['passport'], payment_documents: [] })).toEqual([
    'incentive.documents: no such code: passport',
  ])
  expect(changed({ title: { en: 'Attic' } })).toEqual(['incentive.title: no es text'])
  expect(changed({ date_range: { start_at: '2026-07-01', end_at: '2026-06-01' } })).toEqual([
    'incentive.date_range.end_at: ends before it begins',
  ])
  const limit = { active: true, max: 0, fiscal_year: { start_at: null, end_at: null } }
  expect(changed({ user_quantity_limitation: limit })).toEqual([
    'incentive.user_quantity_limitation.max: a limit of none lets nobody apply',
  ])
})
