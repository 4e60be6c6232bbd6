import { afterAll, beforeAll, vi } from 'vitest'
import { layPartnerTexts, startTexts } from '../platform/i18n.ts'
import { dismissAll } from '../platform/notices.ts'
import { queryClient } from '../platform/queries.ts'

// The files of one worker share the loaded modules: each begins in English, with nothing asked and nothing said.
beforeAll(async () => {
  queryClient.clear()
  dismissAll()
  layPartnerTexts('en', {})
  await startTexts('en')
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
