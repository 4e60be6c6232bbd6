import { RSI_PER_R } from '../../assessment/tables/insulation.ts'
import { DUCT_PLACES, FANS, THERMOSTATS, WATER_HEATERS, wordFor } from '../description/words.ts'
import { describeHeating, type Systems } from './describe-heating.ts'
import { assumed, type DescribedHome, fahrenheit, ft2, said } from './described-home.ts'
import { fuelWord } from './fuel-units.ts'

const M3_PER_S_A_CFM = 0.000471947

function control({ facts, by, prefix, house }: DescribedHome): Systems['controls'] {
  const setpoint = (celsius: number) => Number(fahrenheit(celsius).toFixed(2))
  return [
    {
      id: `${prefix}thermostat`,
      type: by('heating_system', 'thermostat', wordFor(THERMOSTATS, facts.thermostat) ?? 'other'),
      heating: by('heating_system', 'heating_setpoint', setpoint(facts.heatingSetpointC)),
      ...(house.cooling.length > 0 && {
        cooling: by('ventilation_system', 'air_conditioning_setpoint', setpoint(facts.coolingSetpointC)),
      }),
    },
  ]
}

/** Where ducts run: below the floor that is the space there. */
function ductPlace({ facts }: DescribedHome): string | undefined {
  if (facts.ducts === 'none') return undefined
  if (facts.ducts !== 'below') return wordFor(DUCT_PLACES, facts.ducts)
  if (facts.foundation === 'basement_unheated') return 'basement - unconditioned'
  if (facts.foundation === 'basement_heated') return 'basement - conditioned'
  return facts.foundation === 'crawlspace' ? 'crawlspace - vented' : wordFor(DUCT_PLACES, 'below')
}

function distribution(home: DescribedHome): Systems['distribution'] {
  const { house, by, prefix } = home
  const isDucted = [...house.heating, ...house.cooling].some(({ ducted }) => ducted)
  if (!isDucted) return []
  const place = ductPlace(home)
  const leaks = { supply: house.ducts?.supplyLeak, return: house.ducts?.returnLeak }
  return [
    {
      id: `${prefix}ducts`,
      kind: said('AirDistribution'),
      leakage: (['supply', 'return'] as const).flatMap((side) => {
        const leak = leaks[side]
        return leak?.kind === 'share_of_flow'
          ? [{ side: said(side), unit: said('Percent'), value: assumed(leak.share), to: said('to outside') }]
          : []
      }),
      ducts: (['supply', 'return'] as const).map((side) => {
        const run = house.ducts?.runs.find((each) => each.side === side)
        return {
          id: `${prefix}ducts-${side}`,
          side: said(side),
          location: by('heating_system', 'ducts', place),
          ...(run && { r: assumed(run.rM2KPerW / RSI_PER_R) }),
        }
      }),
    },
  ]
}

function fans({ house, before, by, prefix }: DescribedHome): Systems['fans'] {
  return house.ventilation.map((fan, index) => {
    const kind = fan.kind === 'balanced' ? (fan.latentRecovery > 0 ? 'erv' : 'hrv') : 'exhaust'
    const word = wordFor(FANS, kind) ?? ''
    return {
      id: `${prefix}fan-${index + 1}`,
      type: before.ventilation.includes(fan) ? by('ventilation_system', 'ventilation', word) : assumed(word),
      flow: assumed(fan.flowM3PerS / M3_PER_S_A_CFM),
      power: assumed(fan.powerW),
      wholeBuilding: said(true),
      ...(fan.sensibleRecovery > 0 && { recovery: assumed(fan.sensibleRecovery) }),
    }
  })
}

const HEATERS = {
  storage: 'tank',
  tankless: 'tankless',
  heat_pump: 'heat_pump',
  boiler_tank: 'indirect',
  boiler_coil: 'indirect',
} as const

function waterHeating(home: DescribedHome): Systems['waterHeating'] {
  const { house, before, by, prefix, waterYear } = home
  const heater = house.hotWater
  if (heater === undefined) return []
  const boiler = house.heating.findIndex(({ kind }) => kind === 'boiler')
  const isIndirect = HEATERS[heater.kind] === 'indirect'
  const rating = heater.rating && { [heater.rating.unit.toLowerCase()]: assumed(heater.rating.value) }
  return [
    {
      id: `${prefix}water-heater`,
      joined: { RelatedHVACSystem: isIndirect && boiler >= 0 ? `${prefix}heating-${boiler + 1}` : undefined },
      type: by('water_heating_system', 'water_heater', wordFor(WATER_HEATERS, HEATERS[heater.kind])),
      fuel: by('fuel_type', 'water_heating_fuel', fuelWord(heater.fuel)),
      year:
        heater.kind === before.hotWater?.kind
          ? by('water_heating_system', 'water_heater_age', waterYear)
          : undefined,
      share: assumed(1),
      setpoint: assumed(fahrenheit(heater.setpointC)),
      ...rating,
    },
  ]
}

function panels({ house, by, prefix }: DescribedHome): Pick<Systems, 'solarThermal' | 'photovoltaics'> {
  const collector = house.hotWater?.solar
  return {
    solarThermal:
      collector === undefined
        ? []
        : [
            {
              id: `${prefix}collector`,
              type: by('water_heating_system', 'water_heater', 'hot water'),
              area: assumed(ft2(collector.areaM2)),
            },
          ],
    photovoltaics: house.photovoltaics.map((array, index) => ({
      id: `${prefix}panels-${index + 1}`,
      power: by('ventilation_system', 'solar_pv_kw', array.peakW),
      azimuth: assumed(array.azimuthDeg),
      tilt: assumed(array.tiltDeg),
    })),
  }
}

/** What heats, cools, moves air, warms water and makes electricity. */
export const describeSystems = (home: DescribedHome): Systems => ({
  ...describeHeating(home),
  controls: control(home),
  distribution: distribution(home),
  fans: fans(home),
  waterHeating: waterHeating(home),
  ...panels(home),
  cooking: [
    {
      id: `${home.prefix}cooking-range`,
      fuel: home.by(
        'fuel_type',
        'cooking_fuel',
        fuelWord(home.house.appliances.cooking?.fuel ?? 'electricity'),
      ),
    },
  ],
})
