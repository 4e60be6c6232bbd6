import type { House } from '../house.ts'

/** What the fit may turn: how leaky and thin the shell is, how much is plugged in, how much hot water is drawn. */
export interface PhysicalFactors {
  readonly shell: number
  readonly baseLoad: number
  readonly hotWater: number
}

const scaled = (kWh: number | undefined, factor: number) => (kWh === undefined ? undefined : kWh * factor)

/** The house with its losses, base loads and hot water multiplied; factors of 1 give the same house. */
export function withFactors(house: House, factors: PhysicalFactors): House {
  const { televisionKWh, otherKWh, ...plugs } = house.plugLoads
  const television = scaled(televisionKWh, factors.baseLoad)
  const other = scaled(otherKWh, factors.baseLoad)
  return {
    ...house,
    parts: house.parts.map((part) => ({ ...part, rM2KPerW: part.rM2KPerW / factors.shell })),
    windows: house.windows.map((window) => ({ ...window, uWPerM2K: window.uWPerM2K * factors.shell })),
    foundationWalls: house.foundationWalls.map((wall) => ({
      ...wall,
      rM2KPerW: wall.rM2KPerW / factors.shell,
    })),
    airLeakage: {
      ...house.airLeakage,
      airChangesPerHour:
        house.airLeakage.airChangesPerHour * (house.airLeakage.isMeasured ? 1 : factors.shell),
    },
    plugLoads: {
      ...plugs,
      ...(television === undefined ? {} : { televisionKWh: television }),
      ...(other === undefined ? {} : { otherKWh: other }),
    },
    otherLoads: house.otherLoads.map((load) => ({
      ...load,
      kWhPerYear: load.kWhPerYear * factors.baseLoad,
    })),
    ...(house.hotWater ? { hotWater: withDraw(house.hotWater, factors.hotWater) } : {}),
  }
}

function withDraw(heater: NonNullable<House['hotWater']>, factor: number): NonNullable<House['hotWater']> {
  return heater.litresPerDay === undefined
    ? { ...heater, useFactor: (heater.useFactor ?? 1) * factor }
    : { ...heater, litresPerDay: heater.litresPerDay * factor }
}
