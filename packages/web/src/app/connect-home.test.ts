import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { chooseBuilding, currentBuilding } from '../home/current-building.ts'
import { homeMemory } from '../home/home-memory.ts'
import { guardedRoute } from '../platform/guarded-route.ts'
import { endSession } from '../platform/session.ts'
import { SOMEBODY } from '../testing/somebody.ts'
import { bootForTest } from '../testing/with-app.tsx'
import { connectHome } from './connect-home.ts'

beforeEach(() => bootForTest({}, { ...SOMEBODY, name: 'Nora Lind' }))
connectHome()

/** Where a visit to a page of the advanced mode ends: null is the page itself. */
async function visit(): Promise<unknown> {
  const { loader } = guardedRoute('insulation', async () => () => null)
  if (typeof loader !== 'function') throw new Error('the page is not guarded')
  try {
    // A guarded page reads the address and the context alone.
    const visit = {
      request: new Request('http://localhost/insulation'),
      context: new RouterContextProvider(),
    }
    return await loader(visit as unknown as LoaderFunctionArgs)
  } catch (cause) {
    return cause instanceof Response ? cause.headers.get('location') : cause
  }
}

it('opens the advanced pages to whoever works on a home in advanced mode', async () => {
  chooseBuilding({ id: 'home-1', auditMode: 'lite' })
  expect(await visit()).toBe('/buildings')
  chooseBuilding({ id: 'home-1', auditMode: 'advanced' })
  expect(await visit()).toBeNull()
})

it('forgets the home with the person: which it is, what was answered and where they were', () => {
  chooseBuilding({ id: 'home-1', auditMode: 'lite' })
  homeMemory.set('currentPage', 'house-type')
  homeMemory.setJson('assessment', {})
  homeMemory.setJson('answers', {})
  localStorage.setItem('language', 'fr')
  endSession()
  expect(currentBuilding()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['language'])
})
