import { describe, expect, it } from 'vitest'
import { denverHouse } from '../testing/denver-house.ts'
import { infiltration, infiltrationFlow, windPower } from './infiltration.ts'

const flow = (change: Partial<typeof denverHouse.airLeakage>, deltaK = 20, wind = 4): number =>
  infiltrationFlow(
    infiltration({ ...denverHouse, airLeakage: { ...denverHouse.airLeakage, ...change } }, 1.2),
    deltaK,
    windPower(wind),
  )

describe('air through the leaks', () => {
  it('follows the blower door: twice the leaks, twice the air', () => {
    expect(flow({ airChangesPerHour: 6 })).toBeCloseTo(2 * flow({ airChangesPerHour: 3 }), 9)
  })

  it('moves a fiftieth to a fifteenth of the 50 Pa flow in winter', () => {
    const at50 = (3 * denverHouse.volumeM3) / 3600
    expect(flow({}) / at50).toBeGreaterThan(1 / 50)
    expect(flow({}) / at50).toBeLessThan(1 / 15)
  })

  it('grows with cold, wind, exposure and a flue', () => {
    expect(flow({}, 30)).toBeGreaterThan(flow({}, 10))
    expect(flow({}, 20, 8)).toBeGreaterThan(flow({}, 20, 2))
    expect(flow({ shielding: 'exposed' })).toBeGreaterThan(flow({ shielding: 'shielded' }))
    expect(flow({ flue: true })).toBeGreaterThan(flow({ flue: false }))
  })

  it('is constant when the natural air change is given', () => {
    expect(flow({ kind: 'natural', airChangesPerHour: 0.67 }, 1, 0)).toBeCloseTo(
      (0.67 * denverHouse.volumeM3) / 3600,
      9,
    )
  })
})
