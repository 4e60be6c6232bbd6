import { cumulativeCash } from '@hearthlight/domain/report/chart-geometry/cumulative-cash'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CashChart } from './cash-chart.tsx'

const years = Array.from({ length: 26 }, (_, year) => ({
  year,
  low: -9000 + year * 600,
  value: -9000 + year * 750,
  high: -9000 + year * 1500,
}))

test('says "paid back" where the middle line crosses, not at the hopeful edge', () => {
  render(
    <CashChart
      title="The plan pays for itself in about 12 years"
      subtitle="Money over the years"
      label="Money over the years"
      table={<p>twin</p>}
      years={years}
      format={(value) => `$${value}`}
      words={{
        year: (year) => `Year ${year}`,
        range: (low, high) => `${low}–${high}`,
        breakEven: 'paid back',
      }}
    />,
  )
  const { breakEven } = cumulativeCash(years, 1020)
  expect(breakEven?.expectedYear).toBe(12)
  const x = Number(screen.getByText('paid back').getAttribute('x'))
  const middle = Number(
    screen
      .getByRole('img', { name: /^Year 12: / })
      .querySelector('circle')
      ?.getAttribute('cx'),
  )
  expect(Math.abs(x - middle)).toBeCloseTo(8, 6)
})
