import type { House } from '@hearthlight/engine'
import { buffersOf, withCellarApart } from './hpxml-buffers.ts'
import type { HpxmlInput } from './hpxml-case.ts'
import { ductsOf } from './hpxml-ducts.ts'
import { fansOf } from './hpxml-fans.ts'
import { foundationWallsOf, slabsOf } from './hpxml-ground.ts'
import { leakageOf } from './hpxml-leakage.ts'
import { appliancesOf, hotWaterOf, lightingOf, photovoltaicsOf, plugsOf } from './hpxml-loads.ts'
import { otherLoadsOf } from './hpxml-other-loads.ts'
import { partsOf } from './hpxml-shell.ts'
import { coolingSystemsOf, heatingSystemsOf } from './hpxml-systems.ts'
import { thermostatOf } from './hpxml-thermostat.ts'
import { windowsOf } from './hpxml-windows.ts'

const dwellingOf = (type: string | undefined): House['dwelling'] => {
  if (type === 'single-family attached') return 'attached'
  if (type === 'apartment unit') return 'apartment'
  return type === 'manufactured home' ? 'mobile' : 'detached'
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: V })

/** ASHRAE 140 cases name no equipment: ideal heating and cooling of 100 %. */
const ideal = (house: House): House => ({
  ...house,
  opensWindows: false,
  heating: [{ kind: 'baseboard', fuel: 'electricity', efficiency: 1, share: 1, ducted: false }],
  cooling: [
    { kind: 'room', rating: { unit: 'COP', value: 1 }, compressor: 'single', share: 1, ducted: false },
  ],
})

export const houseFromHpxml = (told: HpxmlInput, mode: 'rated' | 'ideal' = 'rated'): House => {
  const input = withCellarApart(told)
  const ceilingHeightM = input.ceiling_height_m ?? 2.4384
  const volumeM3 = input.conditioned_volume_m3 ?? input.conditioned_floor_area_m2 * ceilingHeightM
  const house: House = {
    dwelling: dwellingOf(input.facility_type),
    floorAreaM2: input.conditioned_floor_area_m2,
    volumeM3,
    storeysAboveGrade: Math.max(1, input.floors_above_grade ?? 1),
    ceilingHeightM,
    bedrooms: input.bedrooms ?? 3,
    ...optional('occupants', input.occupants),
    parts: partsOf(input),
    windows: windowsOf(input),
    foundationWalls: foundationWallsOf(input),
    slabs: slabsOf(input),
    ...buffersOf(input),
    airLeakage: leakageOf(told, volumeM3, mode),
    ventilation: fansOf(input),
    opensWindows: true,
    heating: heatingSystemsOf(input),
    cooling: coolingSystemsOf(input),
    ...optional('ducts', ductsOf(input)),
    thermostat: thermostatOf(input),
    ...optional('hotWater', hotWaterOf(input)),
    lighting: lightingOf(told),
    appliances: appliancesOf(input),
    plugLoads: plugsOf(input),
    otherLoads: otherLoadsOf(input),
    photovoltaics: photovoltaicsOf(input),
  }
  return mode === 'ideal' ? ideal(house) : house
}
