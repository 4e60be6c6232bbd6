import { render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { takeProgramId } from '../../features/accounts/profile/stored-program.ts'
import { SignInScreen } from '../../features/accounts/sign-in/sign-in-screen.tsx'
import { register } from '../../features/accounts/sign-up/register.ts'
import { useWizardMarks } from '../../features/assessment/use-wizard-marks.ts'
import {
  hasContinued,
  rememberContinued,
  rememberCreation,
  wasBeingCreated,
} from '../../features/programs/start/creation-flags.ts'
import { lastPageOf } from '../../home/current-building.ts'
import { endSession, takePerson } from '../../platform/session.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'

const PASSWORDS = { password: 'Long-enough-1', password_confirmation: 'Long-enough-1' }
const BODY = { user: { name: 'Nora', email: 'nora@testville.test', ...PASSWORDS } }

it('keeps on the device the page, the program, its creation and the address to confirm, by their names [S2-9.017] [S1-9.022]', async () => {
  await bootForTest()
  rememberContinued('attics')
  rememberCreation('heat-pumps')
  expect({ ...localStorage }).toEqual({ isContinue: 'attics', projectCreation: 'heat-pumps' })
  expect([hasContinued('attics'), wasBeingCreated('heat-pumps')]).toEqual([true, true])

  const building = {
    ...SAMPLE_HOME,
    extra_info: { ...SAMPLE_HOME.extra_info, current_page: 'house-type' as const },
  }
  renderHook(() => useWizardMarks(building, 'house-type'), { wrapper: WithApp })
  expect(localStorage.getItem('currentPage')).toBe('house-type')
  expect(lastPageOf(SAMPLE_HOME.id)).toBe('house-type')

  serveCalls({ 'POST /api/v1/auth/registrations': () => one('user', SOMEBODY.id, SOMEBODY) })
  await register(BODY, { emailVerification: true, signUpProof: false, redirect: null })
  expect(localStorage.getItem('emailVerificationEmail')).toBe('nora@testville.test')
  endSession()
  expect(localStorage.getItem('emailVerificationEmail')).toBeNull()
})

it.each([
  ['the program somebody wanted to apply to', '/applications/new?programId=77&buildingId=b1', '77'],
  ['nothing of another page', '/buildings?programId=77', null],
  ['nothing of another site', 'https://other.test/applications/new?programId=77', null],
])('keeps %s until they have signed in [S2-9.017] [S1-9.021]', async (_what, redirect, kept) => {
  await bootForTest()
  render(
    <WithApp path={`/sign-in?redirect=${encodeURIComponent(redirect)}`}>
      <SignInScreen />
    </WithApp>,
  )
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeDefined()
  expect(localStorage.getItem('programId')).toBe(kept)
  expect([takeProgramId(), takeProgramId()]).toEqual([kept, null])
})

it('leaves the program to nobody who comes in signed on elsewhere, nor to the next one at this computer', async () => {
  await bootForTest()
  const arrivesAs = (person: Parameters<typeof takePerson>[0]) => {
    localStorage.setItem('programId', '77')
    takePerson(person)
    return localStorage.getItem('programId')
  }
  expect(arrivesAs(null)).toBe('77')
  const guest = { ...SOMEBODY, user_type: 'guest' as const }
  expect(arrivesAs({ user: guest, csrf: 'token' })).toBe('77')
  expect(arrivesAs({ user: SOMEBODY, csrf: 'token' })).toBeNull()
  localStorage.setItem('programId', '77')
  endSession()
  expect(localStorage.getItem('programId')).toBeNull()
})
