import { describe } from 'vitest'
import { programEngineContract } from '../../../testing/program-engine/program-engine-contract.ts'
import { programFile } from '../../../testing/programs/program-file.ts'

const { site } = programFile()

describe('the built-in engine', () => {
  programEngineContract(site)
})
