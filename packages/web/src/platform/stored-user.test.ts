import { expect, it } from 'vitest'
import { SOMEBODY } from '../testing/somebody.ts'
import { forgetUser, rememberUser, storedUser } from './stored-user.ts'

const NORA = {
  ...SOMEBODY,
  name: 'Nora Lindqvist',
  first_name: 'Nora',
  last_name: 'Lindqvist',
  mailing_address: '1418 Rutledge Street',
  partner_account_id: 'LP-4100-2201',
}

it('keeps the person for this tab, and on the device nothing that tells who they are', () => {
  rememberUser(NORA)
  expect(storedUser()).toEqual(NORA)
  const device = localStorage.getItem('currentUser')
  expect(device).toContain(NORA.id)
  expect(device).not.toMatch(/nora|lindqvist|rutledge|4100/i)
  sessionStorage.clear()
  expect(storedUser()).toMatchObject({ id: NORA.id, user_type: 'customer', email: '' })
})
it('forgets in both places', () => {
  rememberUser(NORA)
  forgetUser()
  expect([localStorage.length, sessionStorage.length, storedUser()]).toEqual([0, 0, null])
})
