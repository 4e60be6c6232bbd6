import type { CoolingSystem, Ducts, House, Space, Thermostat, VentilationFan } from '@hearthlight/engine'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { HomeFacts } from '../facts/home-facts.ts'
import { efficiencyOf } from '../tables/equipment.ts'
import { buildHeating } from './build-heating.ts'

const CFM = 0.000471947

/** Room units cool about two fifths of a home; ground source EER as EnergyPlus's reference house. Estimates. */
const ROOM_UNIT_SHARE = 0.4
const GROUND_SOURCE_EER = 16.6

function cooling(facts: HomeFacts): CoolingSystem[] {
  const year = facts.coolingYear
  switch (facts.coolingSystem) {
    case 'none':
      return []
    case 'room':
      return [
        {
          kind: 'room',
          rating: { unit: 'EER', value: efficiencyOf('room_eer', year) },
          compressor: 'single',
          share: ROOM_UNIT_SHARE,
          ducted: false,
        },
      ]
    case 'central':
      return [central(facts)]
    case 'heat_pump':
      return [heatPumpCooling(facts)]
    default:
      return facts.coolingSystem satisfies never
  }
}

const central = (facts: HomeFacts): CoolingSystem => ({
  kind: 'central',
  rating: { unit: 'SEER', value: efficiencyOf('central_seer', facts.coolingYear) },
  compressor: 'single',
  share: 1,
  ducted: true,
})

function heatPumpCooling(facts: HomeFacts): CoolingSystem {
  if (facts.heatingSystem === 'ground_source')
    return {
      kind: 'ground_source_heat_pump',
      rating: { unit: 'EER', value: GROUND_SOURCE_EER },
      compressor: 'two_stage',
      share: 1,
      ducted: true,
    }
  if (facts.heatingSystem === 'heat_pump_ducted') return { ...central(facts), kind: 'air_source_heat_pump' }
  return {
    kind: 'mini_split',
    rating: { unit: 'SEER', value: efficiencyOf('mini_seer', facts.coolingYear) },
    compressor: 'variable',
    share: 1,
    ducted: false,
  }
}

/**
 * Bare metal with films and the joists around it about RSI 0.45; R-4 wrap before 2000, R-6 to R-8 since (ResStock).
 * Estimates.
 */
const ductRsi = (facts: HomeFacts, location: Space) => {
  const modern = ['2001_2010', '2011_on'].includes(facts.era)
  if (location === 'attic') return modern ? 1.25 : 0.8
  return modern ? 1.0 : 0.45
}

/** Below a slab or beside a heated basement there is no cold space: such ducts lose next to nothing. */
function ductSpace(facts: HomeFacts): 'attic' | 'foundation' | undefined {
  if (facts.ducts === 'attic') return 'attic'
  const isColdBelow = facts.foundation === 'basement_unheated' || facts.foundation === 'crawlspace'
  return facts.ducts === 'below' && isColdBelow ? 'foundation' : undefined
}

/** Below the floor only trunks and first runs hang free; the rest rises inside walls. An estimate. */
const TRUNK_SHARE = 0.5
/** Ducts in a basement leak half as much to outside as ducts in an attic. An estimate. */
const BELOW_LEAKAGE = 0.5

/**
 * ASHRAE 152 (as OpenStudio-HPXML): supply area 0.27 and return 0.05·2 of the floor; three quarters outside with
 * two storeys.
 */
function ducts(facts: HomeFacts, ducted: boolean): Ducts | undefined {
  const outside = ductSpace(facts)
  if (!ducted || !outside || facts.houseType === 'apartment') return undefined
  const share = outside === 'foundation' ? TRUNK_SHARE : facts.storeys > 1 ? 0.75 : 1
  const rM2KPerW = ductRsi(facts, outside)
  const loose = facts.ductLeakage * (outside === 'foundation' ? BELOW_LEAKAGE : 1)
  const leak = { kind: 'share_of_flow', share: loose / 2 } as const
  return {
    runs: [
      { side: 'supply', location: outside, areaM2: 0.27 * facts.floorAreaM2 * share, rM2KPerW },
      { side: 'return', location: outside, areaM2: 0.1 * facts.floorAreaM2 * share, rM2KPerW },
    ],
    supplyLeak: leak,
    returnLeak: leak,
  }
}

/** What a recovery ventilator brings back in a house: an estimate. */
const RECOVERY = { sensible: 0.65, latent: 0.4 } as const
/** EnerGuide's standard conditions run the ventilator a third of the day. */
const FAN_HOURS = { US: 24, CA: 8, PT: 24 } as const
/** Fans of bath and kitchen run while they are needed, as EnerGuide has it too. */
const LOCAL_FAN_HOURS = 8

/**
 * ASHRAE 62.2: 7.5 cfm a person (bedrooms + 1) and 0.03 cfm a square foot; 0.35 and 1.0 W a cfm (ANSI/RESNET/ICC
 * 301-2025 table 402.2(1a)).
 */
function fans(facts: HomeFacts, bedrooms: number, floorAreaM2: number): VentilationFan[] {
  if (facts.ventilation === 'none') return []
  const cfm = 7.5 * (bedrooms + 1) + 0.03 * floorAreaM2 * FT2_PER_M2
  const common = { flowM3PerS: cfm * CFM, hoursPerDay: FAN_HOURS[facts.place.country] }
  if (facts.ventilation === 'exhaust')
    return [
      {
        ...common,
        hoursPerDay: LOCAL_FAN_HOURS,
        kind: 'exhaust',
        powerW: 0.35 * cfm,
        sensibleRecovery: 0,
        latentRecovery: 0,
      },
    ]
  return [
    {
      ...common,
      kind: 'balanced',
      powerW: cfm,
      sensibleRecovery: RECOVERY.sensible,
      latentRecovery: facts.ventilation === 'erv' ? RECOVERY.latent : 0,
    },
  ]
}

/** When people sleep and are out, about the hours of ANSI/RESNET/ICC 301's programmable thermostat. */
const NIGHT_HOURS = [22, 23, 0, 1, 2, 3, 4, 5]
const AWAY_HOURS = [9, 10, 11, 12, 13, 14]
/**
 * Hours a Portuguese home is heated; the rest is left alone (ICESD use is 0.35 of the full-comfort need). An
 * estimate.
 */
const PORTUGUESE_HEATED_HOURS = [7, 19, 20, 21, 22]
const UNHEATED_C = 10
/**
 * ANSI/RESNET/ICC 301: 66 °F at night, 80 °F by day. EnerGuide's clock says 3 K, of which audited houses show about
 * half.
 */
const SETBACK_K = { US: 1.1, CA: 1.5, PT: 1.5 } as const
const SETUP_K = 1.1
/** A learning thermostat finds about half as much again as a programmed one (ENERGY STAR field savings 6–8 %). */
const SMART_FACTOR = 1.5

function thermostat(facts: HomeFacts): Thermostat {
  const { country } = facts.place
  const strength = facts.thermostat === 'manual' ? 0 : facts.thermostat === 'smart' ? SMART_FACTOR : 1
  const day = Array.from({ length: 24 }, (_, hour) => hour)
  const partial = country === 'PT'
  return {
    heatingC: day.map((hour) => {
      if (partial && !PORTUGUESE_HEATED_HOURS.includes(hour)) return UNHEATED_C
      return facts.heatingSetpointC - (NIGHT_HOURS.includes(hour) ? strength * SETBACK_K[country] : 0)
    }),
    coolingC: day.map(
      (hour) =>
        Math.max(facts.coolingSetpointC, facts.heatingSetpointC + 1) +
        (AWAY_HOURS.includes(hour) ? strength * SETUP_K : 0),
    ),
  }
}

type Systems = Pick<House, 'heating' | 'cooling' | 'ventilation' | 'thermostat'> & { readonly ducts?: Ducts }

export function buildSystems(facts: HomeFacts, bedrooms: number, floorAreaM2: number): Systems {
  const heating = buildHeating(facts)
  const coolers = cooling(facts)
  const runs = ducts(
    facts,
    heating.some((system) => system.ducted) || coolers.some((cooler) => cooler.ducted),
  )
  return {
    heating,
    cooling: coolers,
    ...(runs ? { ducts: runs } : {}),
    ventilation: fans(facts, bedrooms, floorAreaM2),
    thermostat: thermostat(facts),
  }
}
