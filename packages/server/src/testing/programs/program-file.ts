import { afterAll, beforeAll } from 'vitest'
import type { ProgramSite } from '../program-engine/family-client.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { programSite } from './program-site.ts'

/** The demo and who applies there, for all tests of a file. */
export function programFile(): { readonly test: () => TestApp; readonly site: () => ProgramSite } {
  let opened: { readonly test: TestApp; readonly site: ProgramSite } | undefined
  const open = () => {
    if (opened === undefined) throw new Error('The demo is there once the tests begin.')
    return opened
  }
  beforeAll(async () => {
    const test = await testApp()
    opened = { test, site: await programSite(test) }
  })
  afterAll(() => open().test.close())
  return { test: () => open().test, site: () => open().site }
}
