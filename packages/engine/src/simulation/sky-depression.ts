import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'

const STEFAN_BOLTZMANN = 5.67e-8

/** Clark & Allen (1978), with the cloud term of Walton (1983), as EnergyPlus fills weather files. */
const skyEmissivity = (dewPointC: number, cloud: number): number => {
  const tenths = 10 * cloud
  const clear = 0.787 + 0.764 * Math.log((dewPointC + 273.15) / 273)
  return Math.min(1, clear * (1 + 0.0224 * tenths - 0.0035 * tenths ** 2 + 0.00028 * tenths ** 3))
}

/** K by which the sky is colder than the air, each hour. */
export const skyDepression = perClimate((climate) => {
  const n = climate.dryBulbC.length
  const depression = new Float64Array(n)
  for (let start = 0; start < n; start += 24) {
    const cloud = cloudOfDay(climate, start)
    for (let i = start; i < start + 24; i++) {
      const airK = (climate.dryBulbC[i] ?? 0) + 273.15
      const infrared = climate.skyInfraredWPerM2?.[i]
      const emissivity =
        infrared === undefined
          ? skyEmissivity(climate.dewPointC[i] ?? 0, cloud)
          : Math.min(1, infrared / (STEFAN_BOLTZMANN * airK ** 4))
      depression[i] = airK * (1 - emissivity ** 0.25)
    }
  }
  return depression
})

/** Cloud share of a day from its diffuse share: three quarters diffuse is overcast, a tenth is clear. An estimate. */
const cloudOfDay = (climate: Climate, start: number): number => {
  let diffuse = 0
  let global = 0
  for (let i = start; i < start + 24; i++) {
    diffuse += climate.diffuseWPerM2[i] ?? 0
    global += climate.globalWPerM2[i] ?? 0
  }
  if (global <= 0) return 0.5
  return Math.min(1, Math.max(0, (diffuse / global - 0.1) / 0.65))
}
