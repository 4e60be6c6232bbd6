import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { welcome } from './welcome.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret that is long enough for this',
  PUBLIC_URL: 'https://energy.example',
}

it('tells a person who tries it where the demo is and how to get in', () => {
  const text = welcome(readEnvironment({}), 3000)
  expect(text).toContain('Hearthlight is at http://localhost:3000')
  expect(text).toContain('Password:       Demo-pass-2026')
  expect(text).toContain('http://localhost:3000/dev/mailbox')
})
it('tells no password and nobody’s name in production, even with the demo in it', () => {
  expect(welcome(readEnvironment({ ...PRODUCTION, SEED_DEMO: 'true' }), 3000)).toBe(
    'Hearthlight is at https://energy.example',
  )
})
