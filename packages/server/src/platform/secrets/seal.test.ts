import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

it('opens with the secret it was sealed under, and with no other', () => {
  const sealed = seal('one secret', 'a private key')
  expect(sealed).not.toContain('private')
  expect(unseal('one secret', sealed)).toBe('a private key')
  expect(unseal('another secret', sealed)).toBeUndefined()
})
it('notices a change', () => {
  const sealed = seal('one secret', 'a private key')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(unseal('one secret', changed)).toBeUndefined()
})
it('seals the same text differently each time', () => {
  expect(seal('s', 'text')).not.toBe(seal('s', 'text'))
})
