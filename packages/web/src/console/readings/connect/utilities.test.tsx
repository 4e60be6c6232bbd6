import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { UtilitiesScreen } from './utilities-screen.tsx'

beforeEach(() => bootForTest())

const PATH = '/api/admin/v1/meter_providers'
const address = (path: string) => `https://grid.example/${path}`
const SAID = {
  name: 'Lakeshore Grid',
  authorization_url: address('authorize'),
  token_url: address('token'),
  revocation_url: null,
  resource_url: address('resource'),
  scope: 'FB=4',
  client_id: 'us',
  uses_pkce: true,
}
const GRID = {
  id: 'g1',
  ...SAID,
  notification_url: 'https://us.example/notice',
  version: 4,
  redirect_url: 'https://us.example/back',
  connected: 12,
  failing: 2,
  broken: 1,
}
const other = { ...GRID, id: 'g2', name: 'Dairy Co-op', connected: 1, failing: 0, broken: 0 }

function show(answers: Parameters<typeof serveCalls>[0]) {
  const served = serveCalls({ [`GET ${PATH}`]: () => many('meter_providers', [GRID, other]), ...answers })
  render(
    <InConsole path="/admin/readings/utilities">
      <UtilitiesScreen />
    </InConsole>,
  )
  return served
}
const block = async () => within(await screen.findByRole('region', { name: 'Lakeshore Grid' }))

it('says of each utility whom it reaches, what it has to know, and what its test found', async () => {
  show({
    [`POST ${PATH}/g1/test`]: () =>
      one('provider_tests', 'g1', {
        parts: [
          { part: 'authorization', result: 'good', status: 302 },
          { part: 'token', result: 'client_refused', status: 401 },
          { part: 'resource', result: 'no_answer', status: null },
        ],
      }),
  })
  const grid = await block()
  expect(grid.getByText('12 homes connected')).toBeDefined()
  expect(grid.getByText('2 without readings last time')).toBeDefined()
  expect(grid.getByText('https://us.example/notice')).toBeDefined()
  const coop = within(screen.getByRole('region', { name: 'Dairy Co-op' }))
  expect(coop.getByText('1 home connected')).toBeDefined()
  expect(coop.queryByText(/to be connected again/)).toBeNull()
  fireEvent.click(grid.getByRole('button', { name: 'Test Lakeshore Grid' }))
  expect(await grid.findByText('does not know us')).toBeDefined()
  expect(grid.getByText(/^Look at the client id and the secret\. Answer: 401\.$/)).toBeDefined()
  expect(grid.getByText(/^Nobody answers there/)).toBeDefined()
})

it('changes a utility without its secret, and shows a refused address at its field', async () => {
  const served = show({
    [`PUT ${PATH}/g1`]: () => refusal(422, 'Use an address that begins with https.', '/token_url'),
  })
  fireEvent.click((await block()).getByRole('button', { name: 'Change Lakeshore Grid' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Token address/), { target: { value: 'http://grid' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Use an address that begins with https.')).toBeDefined()
  expect(served.sent(`PUT ${PATH}/g1`).map(({ body }) => body)).toEqual([
    { ...SAID, token_url: 'http://grid', version: 4 },
  ])
})

it('adds one with its secret, and removes one after saying what ends', async () => {
  const served = show({
    [`POST ${PATH}`]: () => one('meter_providers', 'g3', GRID),
    [`DELETE ${PATH}/g1`]: () => new Response(null, { status: 204 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a utility' }))
  const dialog = within(screen.getByRole('dialog'))
  const fields = {
    Name: 'North Gas',
    'Authorization address': address('authorize'),
    'Token address': address('token'),
    'Resource address': address('resource'),
    Scope: 'FB=1',
    'Client id': 'me',
  }
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const secret = dialog.getByLabelText(/^Client secret/)
  await waitFor(() => expect(secret.getAttribute('aria-invalid')).toBe('true'))
  expect(served.sent(`POST ${PATH}`)).toEqual([])
  fireEvent.change(secret, { target: { value: 'hidden' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(served.sent(`POST ${PATH}`)).toHaveLength(1))
  expect(served.sent(`POST ${PATH}`)[0]?.body).toMatchObject({
    name: 'North Gas',
    resource_url: address('resource'),
    secret: 'hidden',
    revocation_url: null,
    uses_pkce: true,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click((await block()).getByRole('button', { name: 'Remove Lakeshore Grid' }))
  const asked = within(screen.getByRole('dialog'))
  expect(asked.getByText(/^12 homes are connected\./)).toBeDefined()
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(served.calls).toContain(`DELETE ${PATH}/g1`))
})
