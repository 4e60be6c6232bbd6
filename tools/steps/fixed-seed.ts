import fc from 'fast-check'
import { vi } from 'vitest'

/**
 * Random cases, but the same ones at every run: a red test is red again when somebody looks. To hunt for new ones,
 * FC_SEED draws others and FC_RUNS multiplies how many each property draws.
 */
const seed = Number(process.env['FC_SEED'] ?? 20_261_115)
const times = Number(process.env['FC_RUNS'] ?? 1)
if (!Number.isInteger(seed) || !(times >= 1))
  throw new RangeError('FC_SEED is an integer, FC_RUNS at least 1')
fc.configureGlobal({ seed })

const assertMore = <Ts>(property: fc.IRawProperty<Ts>, options?: fc.Parameters<Ts>) =>
  fc.assert(property, { ...options, numRuns: Math.round((options?.numRuns ?? 100) * times) })

if (times > 1)
  vi.doMock('fast-check', () => {
    const more = { ...fc, assert: assertMore }
    return { ...more, default: more }
  })
