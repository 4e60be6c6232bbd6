import { afterAll, beforeAll, vi } from 'vitest'
import { layPartnerTexts, startTexts } from '../platform/i18n.ts'
import { dismissAll } from '../platform/notices.ts'
import { queryClient } from '../platform/queries.ts'

// The files of one worker share the loaded modules and the storage: each begins in English, with nothing asked, said or kept.
beforeAll(async () => {
  queryClient.clear()
  // What is drawn by the server is tested without them.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  dismissAll()
  layPartnerTexts('en', {})
  await startTexts('en')
})
afterAll(async () => {
  // The end of a file breaks off what is still being loaded, which would fail the run on a slow machine.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
