import { afterEach, expect, it } from 'vitest'
import { takeProgramId } from '../features/accounts/profile/stored-program.ts'
import {
  hasContinued,
  rememberContinued,
  rememberCreation,
  wasBeingCreated,
} from '../features/programs/start/creation-flags.ts'
import { chooseBuilding, lastPageOf } from '../home/current-building.ts'
import { endSession } from '../platform/session.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps on the device the page, the program, its creation and the address to confirm, by their names [S2-9.017]', () => {
  rememberContinued('attics')
  rememberCreation('heat-pumps')
  expect({ ...localStorage }).toEqual({ isContinue: 'attics', projectCreation: 'heat-pumps' })
  expect([hasContinued('attics'), wasBeingCreated('heat-pumps')]).toEqual([true, true])
  chooseBuilding({ id: 'home-1', auditMode: 'lite' })
  localStorage.setItem('currentPage', 'house-type')
  expect(lastPageOf('home-1')).toBe('house-type')
  localStorage.setItem('programId', '77')
  expect(takeProgramId()).toBe('77')
  localStorage.setItem('emailVerificationEmail', 'nora@testville.test')
  endSession()
  expect(localStorage.getItem('emailVerificationEmail')).toBeNull()
})
