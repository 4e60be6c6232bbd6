import type { Burner, CoolingSystem, HeatingSystem, HeatPumpHeating } from '@hearthlight/engine'
import type { SYSTEMS } from '../description/systems.ts'
import { BURNERS, COOLERS, HEAT_PUMPS, wordFor } from '../description/words.ts'
import { assumed, type DescribedHome, fahrenheit, said } from './described-home.ts'
import { fuelWord } from './fuel-units.ts'
import type { ToldItem } from './write-figures.ts'

export type Systems = {
  readonly [K in keyof typeof SYSTEMS]?: readonly ToldItem<(typeof SYSTEMS)[K]>[] | undefined
}

const BTU_PER_HOUR = 3.412142
const COMPRESSORS = { single: 'single stage', two_stage: 'two stage', variable: 'variable speed' } as const

/** A pipe of district heat feeds radiators; what warms one room is a stove. */
function burnerKind({ kind, fuel }: Burner): string | undefined {
  if (fuel === 'district') return wordFor(BURNERS, 'boiler')
  const isOwnName = kind === 'furnace' || kind === 'boiler' || kind === 'baseboard'
  return wordFor(BURNERS, isOwnName ? kind : 'stove')
}

const PUMPS = {
  air_source_heat_pump: 'heat_pump_ducted',
  mini_split: 'heat_pump_ductless',
  ground_source_heat_pump: 'ground_source',
} as const

const isPump = (system: HeatingSystem): system is HeatPumpHeating => system.kind in PUMPS
const capacity = (watts: number | undefined) =>
  watts === undefined ? undefined : assumed(watts * BTU_PER_HOUR)

const onDucts = ({ prefix }: DescribedHome, ducted: boolean) => ({
  joined: { DistributionSystem: ducted ? `${prefix}ducts` : undefined },
})

/** The system that the answers speak of; what a plan brings is assumed. */
const isTold = ({ before }: DescribedHome, system: HeatingSystem) => system === before.heating[0]

const installed = (home: DescribedHome, system: HeatingSystem) =>
  isTold(home, system) ? home.by('heating_system', 'heating_age', home.facts.heatingYear) : undefined

const efficiency = (home: DescribedHome, system: HeatingSystem, value: number) =>
  isTold(home, system) ? home.by('heating_system', 'heating_efficiency', value) : assumed(value)

/** Of two systems people say which heats most. */
const shareOf = ({ house, by }: DescribedHome, { share }: HeatingSystem) =>
  house.heating.length > 1 ? by('heating_system', 'heating_mix', share) : assumed(share)

function burners(home: DescribedHome): Systems['heating'] {
  const { house, by, prefix } = home
  return house.heating.flatMap((system, index) => {
    if (isPump(system)) return []
    const rated = system.kind === 'furnace' || system.kind === 'boiler' ? 'AFUE' : 'Percent'
    return [
      {
        id: `${prefix}heating-${index + 1}`,
        ...onDucts(home, system.ducted),
        kind: by('heating_system', 'heating_system', burnerKind(system)),
        fuel: by('fuel_type', 'heating_fuel', fuelWord(system.fuel)),
        year: installed(home, system),
        capacity: capacity(system.capacityW),
        share: shareOf(home, system),
        efficiency: [{ unit: said(rated), value: efficiency(home, system, system.efficiency) }],
      },
    ]
  })
}

/** What takes over in frost; a burner is what people name as their fuel. */
function backupOf({ by }: DescribedHome, { backup }: HeatPumpHeating) {
  if (backup === undefined) return {}
  const word = fuelWord(backup.fuel)
  return {
    backupType: said('integrated'),
    backupFuel: backup.fuel === 'electricity' ? assumed(word) : by('fuel_type', 'heating_fuel', word),
    ...(backup.switchoverC !== undefined && { switchover: assumed(fahrenheit(backup.switchoverC)) }),
  }
}

function heatPumps(home: DescribedHome): Systems['heatPumps'] {
  const { house, by, prefix } = home
  return house.heating.flatMap((system, index) => {
    if (!isPump(system)) return []
    const cooler = house.cooling.find(({ kind }) => kind === system.kind)
    return [
      {
        id: `${prefix}heating-${index + 1}`,
        ...onDucts(home, system.ducted),
        type: by('heating_system', 'heating_system', wordFor(HEAT_PUMPS, PUMPS[system.kind])),
        fuel: said('electricity'),
        year: installed(home, system),
        heatingCapacity: capacity(system.capacityW),
        coolingCapacity: capacity(cooler?.capacityW),
        compressor: assumed(COMPRESSORS[system.compressor]),
        ...backupOf(home, system),
        heatShare: shareOf(home, system),
        coolShare: by('heating_system', 'cooling_system', cooler?.share ?? 0),
        heatingEfficiency: [
          { unit: said(system.rating.unit), value: efficiency(home, system, system.rating.value) },
        ],
        coolingEfficiency: cooled(cooler),
      },
    ]
  })
}

const cooled = (cooler: CoolingSystem | undefined) =>
  cooler?.rating === undefined
    ? []
    : [{ unit: said(cooler.rating.unit), value: assumed(cooler.rating.value) }]

/** What cools without heating; a heat pump that heats cools where it stands. */
function coolers(home: DescribedHome): Systems['cooling'] {
  const { house, by, prefix } = home
  const apart = house.cooling.filter(({ kind }) => !house.heating.some((system) => system.kind === kind))
  return apart.map((cooler, index) => {
    const kind = cooler.kind === 'room' || cooler.kind === 'central' ? cooler.kind : 'heat_pump'
    return {
      id: `${prefix}cooling-${index + 1}`,
      ...onDucts(home, cooler.ducted),
      type: by('heating_system', 'cooling_system', wordFor(COOLERS, kind)),
      capacity: capacity(cooler.capacityW),
      compressor: assumed(COMPRESSORS[cooler.compressor]),
      share: assumed(cooler.share),
      efficiency: cooled(cooler),
    }
  })
}

/** What heats and what cools. */
export const describeHeating = (home: DescribedHome): Pick<Systems, 'heating' | 'heatPumps' | 'cooling'> => ({
  heating: burners(home),
  heatPumps: heatPumps(home),
  cooling: coolers(home),
})
