import { describe, expect, it } from 'vitest'
import { isWorking, mayCancel, mayCheck } from './account-import.ts'
import { checkRow } from './check-row.ts'
import { guessMapping, type ImportMapping, mapCells, mappingFaults } from './import-mapping.ts'

const BILLING = ['ACCT_NO', 'Customer name', 'SVC_ADDR', 'City', 'ZIP', 'CREDIT_CD']
const MAPPING: ImportMapping = ['account_id', 'last_name', 'site_address', 'city', 'zip', null]
const CELLS = ['LP-1', 'Kowalski', '418 Birchwood Ln', 'Sheboygan', '53081-2210', 'A']

describe('guessing columns', () => {
  it('knows the headings of a billing system, whatever their case and signs, and leaves out the rest', () => {
    expect(guessMapping(BILLING)).toEqual(MAPPING)
  })
  it('knows our own headings', () => {
    const own = ['account_id', 'first_name', 'last_name', 'site_id', 'site_address', 'site_permission']
    expect(guessMapping(own)).toEqual(own)
  })
  it('takes the first of two columns with the same meaning', () => {
    expect(guessMapping(['Account', 'Account number'])).toEqual(['account_id', null])
  })
})

describe('columns that are chosen', () => {
  it('suffice when the address is named once', () => {
    expect(mappingFaults(MAPPING)).toEqual({ missing: [], twice: [] })
  })
  it('are told what is missing and what stands twice', () => {
    expect(mappingFaults(['account_id', 'zip', 'zip'])).toEqual({
      missing: ['last_name', 'mailing_address', 'city'],
      twice: ['zip'],
    })
  })
})

describe('a row', () => {
  it('takes what the file does not hold from what stands for it', () => {
    expect(mapCells(CELLS, MAPPING, 'US')).toMatchObject({
      mailing_address: '418 Birchwood Ln',
      site_id: 'LP-1',
      site_city: 'Sheboygan',
      site_zip: '53081-2210',
      country: 'US',
      email: '',
    })
  })
  it('is taken when all it needs is there', () => {
    expect(checkRow(CELLS, MAPPING, 'US')).toMatchObject({ row: { account_id: 'LP-1', country: 'US' } })
  })
  it.each([
    ['an empty name', CELLS.with(1, ' '), { kind: 'missing', field: 'last_name' }],
    ['a zip of four digits', CELLS.with(4, '5308'), { kind: 'invalid', field: 'zip', value: '5308' }],
    ['a column too few', CELLS.slice(1), { kind: 'columns', field: null, value: '5' }],
    ['an account number of signs', CELLS.with(0, '--'), { kind: 'invalid', field: 'account_id' }],
  ])('is refused for %s', (_what, cells, problem) => {
    expect(checkRow(cells, MAPPING, 'US')).toMatchObject({ problem })
  })
  it('is judged by the zips of its country', () => {
    const mapping: ImportMapping = [...MAPPING, 'country']
    expect(checkRow([...CELLS.with(4, 'g9a5s2'), 'ca'], mapping, 'US')).toMatchObject({
      row: { country: 'CA' },
    })
    expect(checkRow([...CELLS, 'CA'], mapping, 'US')).toMatchObject({ problem: { field: 'zip' } })
    expect(checkRow([...CELLS, 'Mars'], mapping, 'US')).toMatchObject({ problem: { field: 'country' } })
  })
})

it('a dry run can be done again until the import begins, and what has ended is not stopped', () => {
  expect(['columns', 'ready'].every((state) => mayCheck(state as 'columns'))).toBe(true)
  expect(mayCheck('importing')).toBe(false)
  expect([isWorking('importing'), isWorking('ready')]).toEqual([true, false])
  expect([mayCancel('importing'), mayCancel('done')]).toEqual([true, false])
})
