import { afterAll, beforeAll, describe } from 'vitest'
import type { ProgramSite } from '../../../testing/program-engine/family-client.ts'
import { programEngineContract } from '../../../testing/program-engine/program-engine-contract.ts'
import { programSite } from '../../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let site: ProgramSite
beforeAll(async () => {
  test = await testApp()
  site = await programSite(test)
})
afterAll(() => test.close())

describe('the built-in engine', () => {
  programEngineContract(() => site)
})
