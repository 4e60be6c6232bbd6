import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leavePortal, openPortal } from '../../testing/portal.tsx'
import { SOMEBODY } from '../../testing/somebody.ts'

afterEach(leavePortal)

const NORA = { ...SOMEBODY, name: 'Nora Berg' }
const TESTING = { enable: 'testing', key: 'k', tester_emails: [NORA.email] }

it.each([
  ['everyone, when enabled with a key', { enable: 'enabled', key: 'k' }, null, 1],
  ['nobody without a key', { enable: 'enabled', key: null }, null, 0],
  ['a tester while in testing', TESTING, NORA, 1],
  ['nobody else while in testing', TESTING, { ...NORA, email: 'otis@testville.test' }, 0],
])('is offered to %s [S1-4.029] [S1-4.030]', async (_who, localize, user, count) => {
  await openPortal('/about', { partner: { languages: ['en', 'es'], settings: { localize } }, user })
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryAllByRole('button', { name: 'Español' }).length > 0).toBe(count > 0)
})
