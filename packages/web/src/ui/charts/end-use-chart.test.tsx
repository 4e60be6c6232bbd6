import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EndUseChart } from './end-use-chart.tsx'

test('is named by its finding, has a table twin, and its data can be walked with the arrow keys', async () => {
  render(
    <EndUseChart
      title="Heating is half of your bill"
      subtitle="Dollars a year"
      table={<p>twin</p>}
      values={[
        { use: 'heating', name: 'Heating', before: 1340, after: 630 },
        { use: 'cooling', name: 'Cooling', before: 180, after: 130 },
      ]}
      format={(value) => `$${value}`}
      words={{ now: 'Today', after: 'After', saved: 'a year' }}
    />,
  )
  expect(screen.getByRole('figure', { name: 'Heating is half of your bill' })).toBeTruthy()
  expect(screen.getByText('twin')).toBeTruthy()
  const data = screen.getAllByRole('img')
  expect(data.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Today, Heating: $1340',
    'Today, Cooling: $180',
    'After, Heating: $630',
    'After, Cooling: $130',
  ])
  expect(data.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1)
  data[0]?.focus()
  await userEvent.keyboard('{ArrowRight}{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('After, Cooling: $130')
})
