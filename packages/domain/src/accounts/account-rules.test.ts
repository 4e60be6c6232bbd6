import { describe, expect, it } from 'vitest'
import { EmailAddress } from './email-address.ts'
import { ExtraInfoChange, isOwnExtraInfoKey, VerificationStep } from './extra-info.ts'
import { maskedEmail } from './masked-email.ts'
import { passwordFault } from './password-rule.ts'
import { accountSearchType, stepAfterSearch } from './people/account-search.ts'
import { lockedChanges, PROFILE_FIELD_NAMES, ProfileFields, profileTitle } from './profile.ts'
import { FREE_CODES, waitMs } from './sign-in/slow-down.ts'
import { fullPermissions } from './staff/admin.ts'
import { calledName, fullName, namePartsOf, shownFirstName } from './user-name.ts'

describe('names', () => {
  it.each([
    ['new', ''],
    ['User', ''],
    [' NEW ', ''],
    ['Newton', 'Newton'],
  ])('first name %j on a sync profile shows %j [S1-9.017]', (name, shown) => {
    expect(shownFirstName(name, true)).toBe(shown)
  })
  it('other profiles keep every name [S1-9.017]', () => {
    expect(shownFirstName('New', false)).toBe('New')
  })
  it('are put together from what was given', () => {
    expect(fullName({ first_name: ' Ada ', last_name: 'Byron', name: 'x' })).toBe('Ada Byron')
    expect(fullName({ name: 'Ada Byron' })).toBe('Ada Byron')
    expect(fullName({ first_name: '', name: ' ' })).toBe('New user')
    expect(namePartsOf('Ada Augusta Byron')).toEqual({ first_name: 'Ada', last_name: 'Augusta Byron' })
  })
  it('are not made up for a person who has not told one', () => {
    const email = 'ada@site.example'
    expect(calledName({ name: 'Ada Byron', email })).toBe('Ada Byron')
    expect(calledName({ name: fullName({}), email })).toBe(email)
    expect(calledName({ name: '', email })).toBe(email)
  })
  it.each([
    ['You won https://evil.test', false],
    ['Visit www.evil.test now', false],
    ['evil.test/win', false],
    ['win@evil.test', false],
    ['Win at a1.io', false],
    ['See t.co', false],
    ['evil。test', false],
    ['J.R.Tolkien', true],
    ['J. R. R. Tolkien', true],
    ['J.R.R. O’Neil-Smith', true],
    ['Dr. Zoë Núñez', true],
  ])('that hold an address are not said in mails: %s', (name, isSaid) => {
    const email = 'ada@site.example'
    expect(calledName({ name, email })).toBe(isSaid ? name : email)
  })
  it('are one line each, without control characters', () => {
    expect(ProfileFields.parse({ first_name: ' A\u0000da\r\n\r\nBcc:\u2028x ' }).first_name).toBe(
      'A da Bcc: x',
    )
  })
})

describe('profile', () => {
  const changed = Object.fromEntries(
    PROFILE_FIELD_NAMES.map((name) => [name, name === 'consent' || name === 'subscribed' ? true : 'new']),
  )
  const stored = Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, '']))

  it('carries exactly the fields of the spec [S1-5.016]', () => {
    expect([...PROFILE_FIELD_NAMES].sort()).toEqual(
      [
        'consent',
        'subscribed',
        'community',
        'country',
        'region',
        'first_name',
        'last_name',
        'mailing_address',
        'city',
        'zip',
      ].sort(),
    )
  })
  it('with editing disabled only subscribed may change [S1-5.016] [S2-5.050]', () => {
    const locked = lockedChanges(changed, stored, { editingDisabled: true, createdBySync: false })
    expect(locked).toEqual(PROFILE_FIELD_NAMES.filter((name) => name !== 'subscribed'))
    expect(lockedChanges(stored, stored, { editingDisabled: true, createdBySync: false })).toEqual([])
  })
  it('stays open when the account was created by sync [S1-5.017] [S2-5.051]', () => {
    expect(lockedChanges(changed, stored, { editingDisabled: true, createdBySync: true })).toEqual([])
    expect(lockedChanges(changed, stored, { editingDisabled: false, createdBySync: false })).toEqual([])
  })
  it.each([
    ['detail_search', true, false, null, 'detail_search'],
    [null, true, false, null, 'sync_not_created'],
    [null, true, true, 'A-1', 'default'],
    [null, true, false, 'A-1', 'default'],
    [null, false, false, null, 'default'],
    [null, true, true, null, 'default'],
  ] as const)(
    'title in step %s, sync %s, created %s, account %s: %s [S1-2.064] [S2-2.085] [S2-2.086]',
    (verification_step, is_fulfill_sync, educate_created_sync, partner_account_id, title) => {
      const extra_info = { verification_step, is_fulfill_sync, educate_created_sync }
      expect(profileTitle({ partner_account_id, extra_info })).toBe(title)
    },
  )
})

describe('account search', () => {
  it('has two steps [S1-3.006] [S2-3.038]', () => {
    expect(VerificationStep.options).toEqual(['email_search', 'detail_search'])
  })
  it('names its outcome by how many accounts match', () => {
    expect([0, 1, 2, 9].map(accountSearchType)).toEqual([
      'account_not_found',
      'user_synced',
      'more_than_one_found',
      'more_than_one_found',
    ])
  })
  it('moves on after each try and so never loops', () => {
    expect(stepAfterSearch('email_search', 'user_synced')).toBeNull()
    expect(stepAfterSearch('email_search', 'account_not_found')).toBe('detail_search')
    expect(stepAfterSearch('email_search', 'more_than_one_found')).toBe('detail_search')
    expect(stepAfterSearch('detail_search', 'account_not_found')).toBeNull()
  })
})

describe('extra_info', () => {
  it('takes a key and a value, wrapped in data or bare', () => {
    const pair = { key: 'current_page', value: '/fuel-type' }
    expect(ExtraInfoChange.parse({ data: pair })).toEqual(pair)
    expect(ExtraInfoChange.parse(pair)).toEqual(pair)
  })
  it('keeps the keys that grant rights out of reach', () => {
    const guarded = [
      'fulfill_site_permission',
      'is_fulfill_sync',
      'educate_created_sync',
      'verification_step',
    ]
    expect(guarded.filter(isOwnExtraInfoKey)).toEqual([])
    expect(isOwnExtraInfoKey('current_page')).toBe(true)
  })
})

describe('passwords', () => {
  const rule = {
    minLength: 8,
    email: 'ada.byron@oakridge.test',
    names: ['Énergie Boréale', 'boreale', 'Hearthlight'],
    isCommon: (word: string) => word === 'password',
  }
  it.each([
    ['short', { kind: 'too-short', length: 8 }],
    ['PassWord', { kind: 'common' }],
    ['ｐａｓｓｗｏｒｄ', { kind: 'common' }],
    ['Ada.Byron', { kind: 'like-email' }],
    ['ada.byron@oakridge.test', { kind: 'like-email' }],
    ['Boréale2026!', { kind: 'like-name' }],
    ['Energie-Boreale', { kind: 'like-name' }],
    ['borealeboreale', { kind: 'like-name' }],
    ['H3arthl1ght', { kind: 'like-name' }],
    ['2026hearthlight', { kind: 'like-name' }],
    ['boreale kettle on the hob', null],
    ['84736251098', null],
    ['kettle on the hob', null],
    ['éèêëàâäîïô', null],
    ['x'.repeat(100), null],
  ])('%j is judged %j', (password, fault) => {
    expect(passwordFault(password, rule)).toEqual(fault)
  })
  it('the partner may ask for more, never for less', () => {
    expect(passwordFault('twelve chars', { ...rule, minLength: 14 })).toEqual({
      kind: 'too-short',
      length: 14,
    })
    expect(passwordFault('seven77', { ...rule, minLength: 4 })).toEqual({ kind: 'too-short', length: 8 })
  })
})

describe('slow-down', () => {
  const now = new Date('2026-01-05T10:00:00Z')
  const failures = (count: number, secondsAgo = 1) =>
    Array.from({ length: count }, () => new Date(now.getTime() - secondsAgo * 1000))
  it.each([
    [9, 1, 0],
    [10, 1, 29_000],
    [10, 31, 0],
    [11, 1, 59_000],
    [40, 1, 899_000],
    [40, 901, 0],
  ])('%s failures %s s ago mean %s ms to wait', (count, secondsAgo, wait) => {
    const here = failures(count, secondsAgo)
    expect(waitMs({ here, anywhere: here }, now)).toBe(wait)
  })
  it.each([
    [4, 0],
    [5, 29_000],
    [6, 59_000],
  ])('%s wrong codes mean %s ms to wait', (count, wait) => {
    const here = failures(count)
    expect(waitMs({ here, anywhere: here }, now, FREE_CODES)).toBe(wait)
  })
  it.each([
    [49, 0],
    [50, 29_000],
    [500, 29_000],
  ])('%s failures from as many addresses mean %s ms', (count, wait) => {
    expect(waitMs({ here: [], anywhere: failures(count, 1) }, now)).toBe(wait)
  })
})

it('one email has one spelling', () => {
  expect(EmailAddress.parse('  Ada@Oakridge.TEST ')).toBe('ada@oakridge.test')
  expect(EmailAddress.safeParse('ada@').success).toBe(false)
  expect(EmailAddress.safeParse(`${'a'.repeat(250)}@b.test`).success).toBe(false)
})

it('a permission counts whether it is a default or an additional one [S2-6.006]', () => {
  const restricted = 'AppliedOfferRestrictedDataAccess'
  expect(fullPermissions([restricted], [])).toEqual([restricted])
  expect(fullPermissions([], [restricted])).toEqual([restricted])
  expect(fullPermissions(['users'], ['users'])).toEqual(['users'])
})

it.each([
  ['james.whitfield@boreale.test', 'j•••@b•••.test'],
  ['a@mail.example.org', 'a•••@m•••.org'],
  ['é@localhost', 'é•••@l•••'],
])('%s is shown as %s to whoever may be somebody else', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
