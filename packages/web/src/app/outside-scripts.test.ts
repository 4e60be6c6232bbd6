import { afterEach, expect, it } from 'vitest'
import { loadOutsideScripts, outsideScripts } from './outside-scripts.ts'

const NOTHING = { helphero_app_id: null, settings: { tag_manager_id: null } }

const inPage = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

afterEach(() => document.head.replaceChildren())

it('loads the onboarding helper of a partner that has one, and nothing otherwise', () => {
  loadOutsideScripts(NOTHING, true)
  expect(inPage()).toEqual([])
  loadOutsideScripts({ ...NOTHING, helphero_app_id: 'k3y' }, true)
  expect(inPage()).toEqual(['https://app.helphero.co/embed/k3y'])
})

it('loads the tag manager only for people who did not ask not to be tracked', () => {
  const tagged = { ...NOTHING, settings: { tag_manager_id: 'GTM-ABC' } }
  expect(outsideScripts(tagged, true)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC'])
  expect(outsideScripts(tagged, false)).toEqual([])
})
