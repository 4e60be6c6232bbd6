import { expect, it } from 'vitest'
import { outsideScripts } from './outside-scripts.ts'

const NOTHING = { helphero_app_id: null, settings: { tag_manager_id: null } }

it('loads the onboarding helper of a partner that has one, and nothing otherwise [S1-3.002]', () => {
  expect(outsideScripts(NOTHING, true)).toEqual([])
  expect(outsideScripts({ ...NOTHING, helphero_app_id: 'k3y' }, true)).toEqual([
    'https://app.helphero.co/embed/k3y',
  ])
})

it('loads the tag manager only for people who did not ask not to be tracked', () => {
  const tagged = { ...NOTHING, settings: { tag_manager_id: 'GTM-ABC' } }
  expect(outsideScripts(tagged, true)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC'])
  expect(outsideScripts(tagged, false)).toEqual([])
})
