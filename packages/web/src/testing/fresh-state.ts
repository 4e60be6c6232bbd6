import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { layPartnerTexts, startTexts } from '../platform/i18n.ts'
import { dismissAll } from '../platform/notices.ts'
import { queryClient } from '../platform/queries.ts'

// What is drawn by the server is tested without storage.
function clearStorage() {
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
}

// The files of one worker share the loaded modules and the storage: each begins in English, with nothing asked, said or kept.
beforeAll(async () => {
  queryClient.clear()
  clearStorage()
  dismissAll()
  layPartnerTexts('en', {})
  await startTexts('en')
})

// What a test leaves planned, such as trying a save again, would call the server of the next test.
const { setTimeout: planned } = globalThis
const plans = new Set<ReturnType<typeof setTimeout>>()
globalThis.setTimeout = Object.assign((...given: Parameters<typeof planned>) => {
  const plan = planned(...given)
  plans.add(plan)
  return plan
}, planned)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearStorage()
  for (const plan of plans) clearTimeout(plan)
  plans.clear()
})
afterAll(async () => {
  // The end of a file breaks off what is still being loaded, which would fail the run on a slow machine.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.setTimeout = planned
})
