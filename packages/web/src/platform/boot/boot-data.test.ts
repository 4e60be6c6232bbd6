import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testPartner } from '../../testing/with-app.tsx'
import { readBootData } from './boot-data.ts'

const DATA = { language: 'en', partner: testPartner(), texts: {}, person: null }

function bring(data: unknown): void {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'boot'
  element.textContent = JSON.stringify(data)
  document.body.append(element)
}

const cameBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

beforeEach(() => void cameBy('navigate'))
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('reads what the document brought', () => {
  bring(DATA)
  expect(readBootData()).toEqual(DATA)
})

it('has nothing in a plain document', () => {
  expect(readBootData()).toBeNull()
})

it('leaves words in another language than the person wants', () => {
  bring({ ...DATA, language: 'fr', partner: testPartner({ languages: ['fr', 'en'] }) })
  expect(readBootData()).toBeNull()
})

it('does not believe, after going back, that nobody is signed in', () => {
  cameBy('back_forward')
  bring(DATA)
  expect(readBootData()).toBeNull()
})
