import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layPartnerTexts } from '../../platform/i18n.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { ForgotPasswordScreen } from './passwords/forgot-password-screen.tsx'
import { UpdatePasswordScreen } from './passwords/update-password-screen.tsx'
import { CompleteProfileScreen } from './profile/complete-profile-screen.tsx'
import { UserEditScreen } from './profile/user-edit-screen.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { AdminUserSignUpScreen } from './sign-up/admin-user-sign-up-screen.tsx'
import { SignUpScreen } from './sign-up/sign-up-screen.tsx'

const INTEGRATED = { settings: { enable_sign_up_integrated: true } }

type Case = {
  readonly form: string
  readonly Screen: ComponentType
  readonly buttons: readonly string[]
  readonly path?: string
  readonly partner?: object
  readonly user?: CurrentUser
}

/** Every form of the accounts; the buttons of its pages in turn. */
const FORMS: readonly Case[] = [
  { form: 'sign-in', Screen: SignInScreen, buttons: ['Sign in'] },
  {
    form: 'new link',
    Screen: SignInScreen,
    buttons: ['Send me a new link'],
    path: '/?errorPersist=true',
    partner: { settings: { enable_email_verification: true } },
  },
  { form: 'sign-up', Screen: SignUpScreen, buttons: ['Continue', 'Create account'] },
  { form: 'find account', Screen: SignUpScreen, buttons: ['Find my account'], partner: INTEGRATED },
  { form: 'admin sign-up', Screen: AdminUserSignUpScreen, buttons: ['Create account'] },
  { form: 'forgot password', Screen: ForgotPasswordScreen, buttons: ['Send me the link'] },
  { form: 'new password', Screen: UpdatePasswordScreen, buttons: ['Save password'], path: '/?t=token' },
  { form: 'profile', Screen: UserEditScreen, buttons: ['Save profile'], user: SOMEBODY },
  { form: 'change password', Screen: UserEditScreen, buttons: ['Change password'], user: SOMEBODY },
  { form: 'complete profile', Screen: CompleteProfileScreen, buttons: ['Save profile'], user: SOMEBODY },
]

// The profile asks where the person is signed in; the forms are the matter here.
const noDevices = () => Promise.resolve(Response.json({ data: [] }))
beforeEach(() => void vi.stubGlobal('fetch', noDevices))
afterEach(() => {
  // All forms stand at one address here, where one would open with what was typed into another.
})

async function show({ Screen, path = '/', partner = {}, user }: Case) {
  await bootForTest({ ...partner }, user ?? null)
  render(
    <WithApp path={path}>
      <Screen />
    </WithApp>,
  )
}
const pressable = (name: string) => screen.findByRole('button', { name })
const controlsOf = (button: HTMLElement) =>
  [...(button.closest('form')?.querySelectorAll('input') ?? [])].filter((control) => !control.disabled)

function fillIn(button: HTMLElement) {
  for (const control of controlsOf(button)) {
    if (control.type === 'checkbox') fireEvent.click(control)
    else fireEvent.change(control, { target: { value: TYPED[control.type] ?? '53703' } })
  }
}
const TYPED: Readonly<Record<string, string>> = {
  email: 'nora@testville.test',
  password: 'kettle on the hob',
}

async function expectSummary(button: HTMLElement) {
  const form = button.closest('form') ?? button
  const summary = await within(form).findByRole('alert')
  expect(document.activeElement).toBe(summary)
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  return summary
}

describe.each(FORMS)('the form $form', (shown) => {
  it('names its mistakes over it, in the title and at each field', async () => {
    await show(shown)
    const button = await pressable(shown.buttons[0] ?? '')
    fireEvent.click(button)
    const links = within(await expectSummary(button)).getAllByRole('link')
    for (const link of links) {
      fireEvent.click(link)
      const control = document.activeElement
      expect(control?.getAttribute('aria-invalid')).toBe('true')
      const described = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      const message = document.getElementById(described.at(-1) ?? '')?.textContent ?? 'no message'
      expect(link.textContent).toContain(message)
    }
  })
})

/** Sent once however often it is pressed; the first title of a refusal is shown, and what was typed stays. */
async function expectOneRefusal(shown: Case) {
  let answer: (response: Response) => void = () => undefined
  const fetched = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  )
  vi.stubGlobal('fetch', (url: string) => (url === '/api/v1/users/sessions' ? noDevices() : fetched()))
  await show(shown)
  for (const name of shown.buttons.slice(0, -1)) {
    const next = await pressable(name)
    fillIn(next)
    fireEvent.click(next)
  }
  const button = await pressable(shown.buttons.at(-1) ?? '')
  fillIn(button)
  const typed = controlsOf(button).map(({ value, checked }) => ({ value, checked }))
  fireEvent.click(button)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  fireEvent.click(button)
  fireEvent.click(button)
  const error = (title: string) => ({ status: '422', code: 'x.y', title })
  answer(Response.json({ errors: [error('Not today.'), error('Nor tomorrow.')] }, { status: 422 }))
  const summary = await expectSummary(button)
  expect(summary.textContent).toContain('Not today.')
  expect(summary.textContent).not.toContain('Nor tomorrow.')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(controlsOf(button).map(({ value, checked }) => ({ value, checked }))).toEqual(typed)
}

const formOf = (name: string) => {
  const found = FORMS.find(({ form }) => form === name)
  if (found === undefined) throw new Error(`there is no form ${name}`)
  return found
}
it('a refused sign-in shows the first title, and is sent once [S1-8.003]', () =>
  expectOneRefusal(formOf('sign-in')))
it('a refused sign-up shows the first title, and is sent once [S1-8.004]', () =>
  expectOneRefusal(formOf('sign-up')))
it('a refused request for a new password shows the first title, and is sent once [S1-8.011]', () =>
  expectOneRefusal(formOf('forgot password')))
it('a refused verification of an account shows the first title, and is sent once [S1-8.007]', () =>
  expectOneRefusal(formOf('find account')))
const PROVEN = ['sign-in', 'sign-up', 'forgot password', 'find account']
it.each(FORMS.filter(({ form }) => !PROVEN.includes(form)))(
  'a refusal of the form $form shows the first title, and it is sent once',
  expectOneRefusal,
)

it.each([
  ['Sign in', SignInScreen, '/', ['username', 'current-password']],
  ['Continue', SignUpScreen, '/', ['email', 'new-password', 'new-password']],
  ['Save password', UpdatePasswordScreen, '/?t=token', ['new-password', 'new-password']],
])('the form of %s tells a password manager what it asks for', async (button, Screen, path, tokens) => {
  await show({ form: '', Screen, buttons: [], path })
  expect(controlsOf(await pressable(button)).map((control) => control.autocomplete)).toEqual(tokens)
})

it('the profile asks what the partner configured, in its order and its words [S1-2.063]', async () => {
  const fields = [
    { name: 'zip', type: 'text', label: 'Where you live', required: true },
    { name: 'first_name', type: 'text', label: 'What we call you' },
  ]
  const partner = {
    settings: { sections: { user_edit_page: { fields, show_consent: false, show_subscribe: false } } },
  }
  await show({ form: '', Screen: UserEditScreen, buttons: [], partner, user: SOMEBODY })
  const labels = controlsOf(await pressable('Save profile')).map(
    (control) => control.labels?.[0]?.textContent,
  )
  expect(labels).toEqual(['Where you live', 'What we call you (optional)'])
})

it('the profile is headed by the title and the text of the partner [S2-3.058]', async () => {
  const user_edit_page = { title: 'Who you are', text: 'We write to you here.' }
  const partner = { settings: { sections: { user_edit_page } } }
  await show({ form: '', Screen: UserEditScreen, buttons: [], partner, user: SOMEBODY })
  expect(await screen.findByRole('heading', { level: 1, name: 'Who you are' })).toBeDefined()
  expect(screen.getByText('We write to you here.')).toBeDefined()
})

it.each([
  ['its button where single sign-on is allowed', true, 1],
  ['no such button where it is not', false, 0],
])('sign-in has %s [S1-2.043]', async (_what, allowed, count) => {
  const partner = { sso: { allowed, button_label: 'One key for all' } }
  await show({ form: '', Screen: SignInScreen, buttons: [], partner })
  await pressable('Sign in')
  expect(screen.queryAllByRole('link', { name: 'One key for all' })).toHaveLength(count)
})

it('the form of the password is empty and quiet after a change, and says that it was made', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { id: '1', type: 'password', attributes: { changed: true } } })),
  )
  await show({ form: '', Screen: UserEditScreen, buttons: [], user: SOMEBODY })
  const button = await pressable('Change password')
  fillIn(button)
  fireEvent.click(button)
  expect(await screen.findByText(/^Your password was changed\./)).toBeDefined()
  expect(controlsOf(button).map(({ value }) => value)).toEqual(['', '', ''])
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'k' } })
  await waitFor(() => expect(screen.queryByText(/^Your password was changed\./)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the form of a new password', () => {
  /** What it says at its two fields, left blank and then filled in badly. */
  async function saidBy(partner: object) {
    await show({ ...formOf('new password'), partner })
    const button = await pressable('Save password')
    const said = async () =>
      within(await expectSummary(button))
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/^.*?: /, ''))
    fireEvent.click(button)
    const blank = await said()
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('New password', 'kettle on t')
    type('Password confirmation', 'kettle')
    fireEvent.click(button)
    return { blank, wrong: await said() }
  }
  const password = { min_length: 12 }
  afterEach(() => layPartnerTexts('en', {}))

  it('says what is wrong, with the length that the partner asks for [S1-5.007] [S1-5.008] [S1-5.009]', async () => {
    expect(await saidBy({ settings: { sections: { password } } })).toEqual({
      blank: ['This field is required.', 'This field is required.'],
      wrong: [
        'This field must have at least 12 characters.',
        'The confirmation does not match the password.',
      ],
    })
  })

  it('says each of it in the words of the partner [S1-5.010]', async () => {
    const sections = { password: { ...password, confirmed_message: 'Both must match, please.' } }
    layPartnerTexts('en', {
      shared: { validation: { required: 'Please fill this in.' } },
      accounts: { screen: { password_min: 'Use {{length}} signs or more.' } },
    })
    expect(await saidBy({ settings: { sections } })).toEqual({
      blank: ['Please fill this in.', 'Please fill this in.'],
      wrong: ['Use 12 signs or more.', 'Both must match, please.'],
    })
  })
})

it.each([true, false])(
  'the logo stands over the sign-in form where the partner wants it: %s [S1-2.045]',
  async (show_logo) => {
    const partner = { settings: { sections: { sign_in: { show_logo } } } }
    await show({ form: '', Screen: SignInScreen, buttons: [], partner })
    await pressable('Sign in')
    const logos = screen.queryAllByRole('img', { name: 'Testville Energy' })
    expect(logos.map((logo) => logo.getAttribute('src'))).toEqual(
      show_logo ? ['/partner-assets/testville/logo.svg'] : [],
    )
  },
)

it('an address of the second page of sign-up opens the first, which was not passed', async () => {
  await show({ form: 'sign-up', Screen: SignUpScreen, buttons: [], path: '/?step=2' })
  await pressable('Continue')
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
})
