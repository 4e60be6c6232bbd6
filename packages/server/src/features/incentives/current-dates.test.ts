import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'
import { expect, it } from 'vitest'
import boreale from '../../../../../partners/boreale/incentives.json' with { type: 'json' }
import lakeshore from '../../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import tejo from '../../../../../partners/tejo/incentives.json' with { type: 'json' }
import { withCurrentDates } from './current-dates.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const catalogues = [lakeshore, boreale, tejo].map((json) => IncentiveCatalogue.parse(json))
const rangesAt = (at: Date) =>
  catalogues.flatMap((catalogue) =>
    withCurrentDates(catalogue, at).incentives.flatMap(
      ({ date_range, user_quantity_limitation, building_quantity_limitation }) => [
        date_range,
        user_quantity_limitation.fiscal_year,
        building_quantity_limitation.fiscal_year,
      ],
    ),
  )

it('leaves a catalogue as it is written in the middle of its year', () => {
  const at = new Date('2026-06-15T18:00:00Z')
  expect(catalogues.map((catalogue) => withCurrentDates(catalogue, at))).toEqual(catalogues)
})

it('opens every incentive of the demo, and counts for its limits, whenever it is seeded and the month after', () => {
  for (let day = 0; day < 4 * 366; day += 1) {
    const at = new Date(Date.parse('2026-06-15T00:00:00Z') + day * DAY_MS)
    const ranges = rangesAt(at)
    for (const moment of [at, new Date(at.getTime() + 30 * DAY_MS)])
      expect(ranges.filter((range) => !isWithin(range, moment.toISOString()))).toEqual([])
  }
})

it.each([
  ['2026-11-30T12:00:00Z', '2026-12-31'],
  ['2026-12-01T12:00:00Z', '2027-12-31'],
  ['2027-11-30T12:00:00Z', '2027-12-31'],
  ['2027-12-31T23:59:00Z', '2028-12-31'],
])('seeded at %s ends on %s what was to end with the year 2026', (at, end) => {
  const index = rangesAt(new Date('2026-06-15T12:00:00Z')).findIndex(
    (range) => range?.end_at === '2026-12-31',
  )
  expect(rangesAt(new Date(at))[index]).toEqual({ start_at: '2026-01-01', end_at: end })
})
