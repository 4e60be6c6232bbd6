import type {
  Appliances,
  HotWater,
  LampShares,
  Lighting,
  PhotovoltaicArray,
  PlugLoads,
} from '@hearthlight/engine'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { HpxmlInput, HpxmlWaterHeater } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'
import { fuelOf } from './hpxml-systems.ts'

const R_IP = 0.17611
const DEFAULT_SET_C = 51.67

const HEATER: Record<string, HotWater['kind']> = {
  'storage water heater': 'storage',
  'instantaneous water heater': 'tankless',
  'heat pump water heater': 'heat_pump',
  'space-heating boiler with storage tank': 'boiler_tank',
  'space-heating boiler with tankless coil': 'boiler_coil',
}

const ratingOf = (heater: HpxmlWaterHeater): Pick<HotWater, 'rating'> => {
  if (heater.uef) return { rating: { unit: 'UEF', value: heater.uef } }
  return heater.ef ? { rating: { unit: 'EF', value: heater.ef } } : {}
}

/** FR(τα) and FR·UL (W/m²K) of rated collectors: glazed flat plates, evacuated tubes (SRCC OG-100). */
const FLAT_PLATE = { opticalEfficiency: 0.77, lossWPerM2K: 4.5 }
const EVACUATED = { opticalEfficiency: 0.5, lossWPerM2K: 1.59 }
const MOST_SOLAR = 0.99
/** The engine's tank wall, m²K/W: a jacket in series with it scales the tank's loss. */
const TANK_WALL_R = 1.9

/** A solar share that is only told takes its part of the draw and of the tank's loss (OpenStudio-HPXML). */
const toldSolar = (share: number): Pick<HotWater, 'useFactor' | 'jacketRM2KPerW'> => {
  const left = 1 - Math.min(MOST_SOLAR, share)
  return { useFactor: left, jacketRM2KPerW: TANK_WALL_R * (1 / left - 1) }
}

const solarOf = (input: HpxmlInput): Pick<HotWater, 'solar' | 'useFactor' | 'jacketRM2KPerW'> => {
  const solar = input.solar_thermal
  if (solar?.solar_fraction) return toldSolar(solar.solar_fraction)
  if (!solar?.area_m2) return {}
  return {
    solar: {
      areaM2: solar.area_m2,
      azimuthDeg: solar.azimuth ?? 180,
      tiltDeg: solar.tilt ?? 20,
      ...(solar.collector?.startsWith('evacuated') ? EVACUATED : FLAT_PLATE),
      storageL: 227,
      pumpW: solar.loop?.includes('thermosyphon') ? 0 : 0.8 * solar.area_m2 * FT2_PER_M2,
    },
  }
}

const tankOf = (
  heater: HpxmlWaterHeater,
  kind: HotWater['kind'],
  fuel: HotWater['fuel'],
): Partial<HotWater> => ({
  tankL: heater.tank_l ?? (fuel === 'electricity' || kind === 'boiler_tank' ? 189 : 151),
  ...(heater.recovery_eff && heater.ef ? { recoveryEfficiency: heater.recovery_eff } : {}),
  ...(heater.capacity_kw ? { burnerW: heater.capacity_kw * 1000 } : {}),
  ...(heater.jacket_r_ip ? { jacketRM2KPerW: heater.jacket_r_ip * R_IP } : {}),
})

/** Energy a loop wastes, by its control and with bare or insulated pipes (ANSI/RESNET/ICC 301, table 4.2.2.5.2.11(5)). */
const LOOP_WASTE: Readonly<Record<string, readonly [bare: number, insulated: number]>> = {
  'no control': [500, 250],
  timer: [500, 250],
  temperature: [375, 187.5],
  'presence sensor demand control': [64.8, 43.2],
  'manual demand control': [43.2, 28.8],
}

const loopFactor = (input: HpxmlInput, insulated: boolean): Pick<HotWater, 'useFactor'> => {
  const pipes = input.hot_water_distribution
  if (pipes?.type !== 'Recirculation') return {}
  const [bare, wrapped] = LOOP_WASTE[pipes.control ?? ''] ?? [500, 250]
  return { useFactor: ((insulated ? wrapped : bare) + 128) / 160 }
}

const pipesOf = (input: HpxmlInput): Pick<HotWater, 'insulatedPipes' | 'pipeLengthM' | 'useFactor'> => {
  const pipes = input.hot_water_distribution
  const insulatedPipes = (pipes?.pipe_r_ip ?? 0) >= 3
  return {
    insulatedPipes,
    ...loopFactor(input, insulatedPipes),
    ...(pipes?.piping_length_m ? { pipeLengthM: pipes.piping_length_m } : {}),
  }
}

const placeOf = (location: string | undefined): HotWater['location'] =>
  location === 'outside' || location === 'other exterior' ? 'outdoors' : spaceOf(location)

export const hotWaterOf = (input: HpxmlInput): HotWater | undefined => {
  // One heater serves the engine's house: of several, the one with most of the draw.
  const [heater] = [...(input.water_heaters ?? [])].sort((a, b) => (b.fraction ?? 1) - (a.fraction ?? 1))
  if (!heater) return undefined
  const kind = HEATER[heater.type ?? ''] ?? 'storage'
  const boiler = input.heating_systems?.find((system) => system.type === 'Boiler')
  const fuel = fuelOf(kind.startsWith('boiler') ? boiler?.fuel : heater.fuel)
  const fixtures = input.water_fixtures ?? []
  return {
    kind,
    fuel,
    ...ratingOf(heater),
    ...tankOf(heater, kind, fuel),
    setpointC: heater.setpoint_c ?? DEFAULT_SET_C,
    location: placeOf(heater.location),
    lowFlowFixtures: fixtures.length > 0 && fixtures.every((fixture) => fixture.low_flow),
    ...pipesOf(input),
    ...solarOf(input),
  }
}

const numberIn = (
  record: Record<string, string | number> | undefined,
  key: string,
  standard: number,
): number => {
  const value = Number(record?.[key] ?? standard)
  return Number.isFinite(value) ? value : standard
}

/** Older labels (ANSI/RESNET/ICC 301): IMEF = (MEF − 0.503)/0.95, CEF = EF/1.15; a dishwasher needs 215/EF kWh. */
const imefOf = (washer: Record<string, string | number>): number =>
  (numberIn(washer, 'ModifiedEnergyFactor', 1.453) - 0.503) / 0.95
const CEF_OF_EF = 1.15

export const appliancesOf = (input: HpxmlInput): Appliances => {
  const all = input.appliances_hpxml ?? {}
  const washer = all['ClothesWasher']?.[0]
  const dryer = all['ClothesDryer']?.[0]
  const dish = all['Dishwasher']?.[0]
  const range = all['CookingRange']?.[0]
  const bedrooms = input.bedrooms ?? 3
  const cold = (key: string, standard: number) =>
    (all[key] ?? []).map((record) => ({
      labelKWh: numberIn(record, 'RatedAnnualkWh', record['PrimaryIndicator'] === 'false' ? 243.6 : standard),
      location: spaceOf(record['Location'] === undefined ? undefined : String(record['Location'])),
    }))
  return {
    ...(washer
      ? {
          washer: {
            labelKWh: numberIn(washer, 'RatedAnnualkWh', 400),
            imef: numberIn(washer, 'IntegratedModifiedEnergyFactor', imefOf(washer)),
            capacityFt3: numberIn(washer, 'Capacity', 3),
            labelElectricRate: numberIn(washer, 'LabelElectricRate', 0.12),
            labelGasRate: numberIn(washer, 'LabelGasRate', 1.09),
            labelGasCost: numberIn(washer, 'LabelAnnualGasCost', 27),
            labelCyclesPerWeek: numberIn(washer, 'LabelUsage', 6),
          },
        }
      : {}),
    ...(dryer
      ? {
          dryer: {
            fuel: fuelOf(dryer['FuelType'] === undefined ? undefined : String(dryer['FuelType'])),
            combinedEnergyFactor: numberIn(
              dryer,
              'CombinedEnergyFactor',
              numberIn(dryer, 'EnergyFactor', 3.01 * CEF_OF_EF) / CEF_OF_EF,
            ),
            vented: dryer['DryingMethod'] !== 'condensing' && dryer['DryingMethod'] !== 'heat pump',
          },
        }
      : {}),
    ...(dish
      ? {
          dishwasher: {
            labelKWh: numberIn(dish, 'RatedAnnualkWh', 215 / numberIn(dish, 'EnergyFactor', 215 / 467)),
            placeSettings: numberIn(dish, 'PlaceSettingCapacity', 12),
            labelElectricRate: numberIn(dish, 'LabelElectricRate', 0.12),
            labelGasRate: numberIn(dish, 'LabelGasRate', 1.09),
            labelGasCost: numberIn(dish, 'LabelAnnualGasCost', 33.12),
            labelCyclesPerWeek: numberIn(dish, 'LabelUsage', 4),
          },
        }
      : {}),
    refrigerators: cold('Refrigerator', 637 + 18 * bedrooms),
    freezers: cold('Freezer', 319.8),
    ...(range
      ? {
          cooking: {
            fuel: fuelOf(range['FuelType'] === undefined ? undefined : String(range['FuelType'])),
            induction: range['IsInduction'] === 'true',
            convection: all['Oven']?.[0]?.['IsConvection'] === 'true',
          },
        }
      : {}),
  }
}

const lampsOf = (fractions: Record<string, number> | undefined): LampShares => {
  const cfl = fractions?.['CompactFluorescent'] ?? 0.4
  const tube = fractions?.['FluorescentTube'] ?? 0.1
  const led = fractions?.['LightEmittingDiode'] ?? 0.25
  return { compactFluorescent: cfl, tube, led, incandescent: Math.max(0, 1 - cfl - tube - led) }
}

export const lightingOf = (input: HpxmlInput): Lighting => {
  const fractions = input.lighting_fractions
  if (!fractions) return { interior: lampsOf({}), exterior: lampsOf({}), interiorKWh: 0, exteriorKWh: 0 }
  const garage = [...(input.slabs ?? []), ...(input.walls ?? [])].some(
    (part) => part.interior_adjacent === 'garage',
  )
  return {
    interior: lampsOf(fractions['interior']),
    exterior: lampsOf(fractions['exterior']),
    ...(garage && fractions['garage'] ? { garage: lampsOf(fractions['garage']) } : {}),
  }
}

export const plugsOf = (input: HpxmlInput): PlugLoads => {
  const misc = input.misc_loads ?? []
  const television = misc.find((load) => load.type === 'TV other')
  const other = misc.find((load) => load.type === 'other' && load.kind === 'PlugLoad')
  const byHour = other?.weekday_fractions?.split(',').map(Number)
  return {
    ...(television
      ? television.value === undefined
        ? {}
        : { televisionKWh: television.value }
      : { televisionKWh: 0 }),
    ...(other ? (other.value === undefined ? {} : { otherKWh: other.value }) : { otherKWh: 0 }),
    ...(other?.frac_sensible === undefined ? {} : { otherSensibleShare: other.frac_sensible }),
    ...(other?.frac_latent === undefined ? {} : { otherLatentShare: other.frac_latent }),
    ...(byHour?.length === 24 ? { otherByHour: byHour } : {}),
  }
}

export const photovoltaicsOf = (input: HpxmlInput): PhotovoltaicArray[] =>
  (input.pv ?? []).map((array) => ({
    peakW: array.kw * 1000,
    azimuthDeg: array.azimuth ?? 180,
    tiltDeg: array.tilt ?? 20,
    systemLosses: array.losses ?? 0.14,
    inverterEfficiency: array.inverter ?? 0.96,
    module: array.module === 'premium' ? 'premium' : array.module === 'thin film' ? 'thin_film' : 'standard',
    roofMounted: true,
  }))
