/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { BlankBuilding } from '@hearthlight/domain/buildings/building'
import { BLANK_FIELDS } from '@hearthlight/domain/buildings/building-fields'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { blankQuery, buildingsQuery } from '../../api/buildings-api.ts'
import { queryClient } from '../../platform/queries.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { NewBuildingScreen } from './new-building-screen.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const LAKESHORE = JSON.parse(readFileSync('partners/lakeshore/partner.json', 'utf8'))

it('asks on the form of a building too whether 9,000 therms a month are right, and lets 90 be', async () => {
  await bootForTest({ settings: { sections: LAKESHORE.settings.sections } }, SOMEBODY)
  queryClient.setQueryData(blankQuery.queryKey, {
    ...BLANK_FIELDS,
    prefilled_fields: [],
  } as unknown as BlankBuilding) // The form reads the fields alone.
  queryClient.setQueryData(buildingsQuery(0, 1).queryKey, { buildings: [], total: 0 })
  render(
    <WithApp>
      <NewBuildingScreen />
    </WithApp>,
  )
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText(/^Floor area/), '1,800')
  await person.selectOptions(screen.getByLabelText(/^How often the heating bill comes/), 'monthly')
  await person.selectOptions(screen.getByLabelText(/^Unit on the bill/), 'therm')
  const usage = screen.getByLabelText(/^Heating use per bill/)
  await person.type(usage, '9,000')
  expect(screen.getByText(/far more than a home like yours uses/).getAttribute('role')).toBe('status')
  expect(usage.getAttribute('aria-describedby')).not.toBeNull()
  await person.clear(usage)
  await person.type(usage, '90')
  expect(screen.queryByText(/far more than a home like yours uses/)).toBeNull()
})
