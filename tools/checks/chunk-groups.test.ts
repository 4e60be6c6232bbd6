import { expect, it } from 'vitest'
import { chunkNames } from '../../packages/web/chunk-groups-plugin.ts'

type Module = { readonly imports?: readonly string[]; readonly loads?: readonly string[] }

const SOURCE = '/packages/web/src/'
const screen = (noun: string, name: string) => `${SOURCE}features/${noun}/${name}-screen.tsx`
const HOME = screen('pages', 'home')
const ABOUT = screen('pages', 'about')
const SIGN_IN = screen('accounts', 'sign-in')
const SIGN_UP = screen('accounts', 'sign-up')
const WIZARD = screen('assessment', 'wizard')
const OVERVIEW = screen('report', 'home-overview')

const QUEUE = `${SOURCE}console/applications/queue-screen.tsx`
const PEOPLE = `${SOURCE}console/people/people-screen.tsx`
const CONSOLE_LIST = `${SOURCE}console/kit/list.tsx`

const LIST = screen('buildings', 'buildings')
const DETAILS = screen('buildings', 'building-details')
const NEW_HOME = screen('buildings', 'building-new')
const HOME_FORM = `${SOURCE}features/buildings/use-building-fields.ts`
const HOME_NAME = `${SOURCE}features/buildings/address-line.ts`
const STATELY = '/node_modules/react-stately/index.js'
const ARIA = '/node_modules/react-aria/index.js'
const ZOD = '/node_modules/zod/index.js'
const MARKED = '/node_modules/marked/index.js'
const TITLE = `${SOURCE}platform/page-title.tsx`
const TITLE_STYLE = `${SOURCE}platform/page-title.module.css`
const FIELD = `${SOURCE}ui/fields/field.tsx`
const STEPPER = `${SOURCE}ui/number-stepper.tsx`
const LAYOUT = `${SOURCE}features/accounts/auth-layout.tsx`
const TERMS = `${SOURCE}features/accounts/terms.tsx`
const SHELL = `${SOURCE}app/frame/shell.tsx`
const USER = '/packages/domain/src/accounts/user.ts'

const modules: Record<string, Module> = {
  'index.html': {
    imports: [SHELL],
    loads: [HOME, ABOUT, SIGN_IN, SIGN_UP, WIZARD, OVERVIEW, LIST, NEW_HOME, DETAILS, USER, QUEUE, PEOPLE],
  },
  [HOME]: { imports: [TITLE, MARKED, SHELL] },
  [ABOUT]: { imports: [TITLE] },
  [SIGN_IN]: { imports: [TITLE, LAYOUT, USER] },
  [SIGN_UP]: { imports: [TITLE, LAYOUT, TERMS] },
  [LAYOUT]: { imports: [FIELD] },
  [TERMS]: { imports: [MARKED] },
  [WIZARD]: { imports: [STEPPER, TITLE] },
  [OVERVIEW]: { imports: [STEPPER, TITLE] },
  [LIST]: { imports: [TITLE, HOME_NAME] },
  [NEW_HOME]: { imports: [TITLE, HOME_FORM, HOME_NAME] },
  [DETAILS]: { imports: [TITLE, HOME_FORM] },
  [QUEUE]: { imports: [CONSOLE_LIST, STEPPER] },
  [PEOPLE]: { imports: [CONSOLE_LIST] },
  [STEPPER]: { imports: [FIELD, ARIA, STATELY] },
  [TITLE]: { imports: [TITLE_STYLE] },
  [USER]: { imports: [ZOD] },
}

const names = chunkNames(Object.keys(modules), (id) => ({
  isEntry: id === 'index.html',
  importedIds: modules[id]?.imports ?? [],
  dynamicallyImportedIds: modules[id]?.loads ?? [],
}))

it('puts what screens share into one file a noun, and what most of them share into one for all', () => {
  expect(Object.fromEntries(names)).toEqual({
    'index.html': 'start',
    [SHELL]: 'start',
    [TITLE]: 'common',
    [TITLE_STYLE]: 'start',
    [LAYOUT]: 'accounts',
    [FIELD]: 'forms',
    [USER]: 'forms',
    [ZOD]: 'forms',
    [MARKED]: 'markdown',
    [STEPPER]: 'controls',
    [ARIA]: 'controls',
    [STATELY]: 'controls',
    [CONSOLE_LIST]: 'console',
    [HOME_NAME]: 'homes',
    [HOME_FORM]: 'home-forms',
  })
})

it('leaves a screen, and what it alone uses, to itself', () => {
  for (const id of [HOME, SIGN_UP, OVERVIEW, TERMS]) expect(names.has(id)).toBe(false)
})

it('keeps what the screens of the console share in a file of its own, and out of what the portal loads', () => {
  expect(names.get(CONSOLE_LIST)).toBe('console')
  expect([...names.values()].filter((name) => name === 'console')).toHaveLength(1)
})
