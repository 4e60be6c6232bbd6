import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import { simulate } from '../simulation/simulate.ts'
import { denverHouse } from '../testing/denver-house.ts'

const denver = packedPlace('us-co-denver-intl-ap').climate
const { ducts, ...ductless } = denverHouse
if (!ducts) throw new Error('the sample house has ducts')

describe('ducts in the attic', () => {
  it('raise the heat at the coil by 60 to 90 % (EnergyPlus: 74 %)', () => {
    const with_ = simulate(denverHouse, denver).loads.heatingKWh
    const without = simulate(ductless, denver).loads.heatingKWh
    expect(with_ / without).toBeGreaterThan(1.6)
    expect(with_ / without).toBeLessThan(1.9)
  })

  it('cost less when they are sealed, and less still when insulated too', () => {
    const none = { kind: 'share_of_flow', share: 0 } as const
    const sealed = { ...ducts, supplyLeak: none, returnLeak: none }
    const wrapped = { ...sealed, runs: sealed.runs.map((run) => ({ ...run, rM2KPerW: 2 * run.rM2KPerW })) }
    const coil = (change: typeof ducts): number =>
      simulate({ ...denverHouse, ducts: change }, denver).loads.heatingKWh
    expect(coil(sealed)).toBeLessThan(coil(ducts))
    expect(coil(wrapped)).toBeLessThan(coil(sealed))
  })

  it('carry only the heat of what hangs on them', () => {
    const [furnace] = denverHouse.heating
    if (!furnace) throw new Error('the sample house is heated')
    const boards = {
      kind: 'baseboard',
      fuel: 'electricity',
      efficiency: 1,
      share: 0.5,
      ducted: false,
    } as const
    const lost = (heating: typeof denverHouse.heating): number =>
      simulate({ ...denverHouse, heating }, denver).heatLostKWh.ducts
    const whole = lost(denverHouse.heating)
    const half = lost([{ ...furnace, share: 0.5 }, boards])
    expect(half).toBeGreaterThan(0.3 * whole)
    expect(half).toBeLessThan(0.7 * whole)
  })
})
