import type { Climate } from '../climate/climate.ts'

const STEFAN_BOLTZMANN = 5.67e-8

/** Clear-sky emissivity from the dew point, Berdahl & Martin (1984). */
const clearEmissivity = (dewPointC: number): number => {
  const t = dewPointC / 100
  return 0.711 + 0.56 * t + 0.73 * t * t
}

const skies = new WeakMap<Climate, Float64Array>()

/** K by which the sky is colder than the air, each hour. */
export const skyDepression = (climate: Climate): Float64Array => {
  const known = skies.get(climate)
  if (known) return known
  const made = makeDepression(climate)
  skies.set(climate, made)
  return made
}

const makeDepression = (climate: Climate): Float64Array => {
  const n = climate.dryBulbC.length
  const depression = new Float64Array(n)
  for (let start = 0; start < n; start += 24) {
    const cloud = cloudOfDay(climate, start)
    for (let i = start; i < start + 24; i++) {
      const airK = (climate.dryBulbC[i] ?? 0) + 273.15
      const infrared = climate.skyInfraredWPerM2?.[i]
      const clear = clearEmissivity(climate.dewPointC[i] ?? 0)
      const emissivity =
        infrared === undefined
          ? clear + (1 - clear) * 0.8 * cloud
          : Math.min(1, infrared / (STEFAN_BOLTZMANN * airK ** 4))
      depression[i] = airK * (1 - emissivity ** 0.25)
    }
  }
  return depression
}

/** Cloud share of a day from its diffuse share: all diffuse is overcast, a fifth is clear. */
const cloudOfDay = (climate: Climate, start: number): number => {
  let diffuse = 0
  let global = 0
  for (let i = start; i < start + 24; i++) {
    diffuse += climate.diffuseWPerM2[i] ?? 0
    global += climate.globalWPerM2[i] ?? 0
  }
  if (global <= 0) return 0.5
  return Math.min(1, Math.max(0, (diffuse / global - 0.2) / 0.7))
}
