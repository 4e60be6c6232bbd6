import type { Section } from '../../shared/vocabulary.ts'
import { AGE_YEARS } from '../tables/equipment.ts'
import { COOLED_PROVINCES } from '../tables/heating-habits.ts'
import { coldnessOf } from '../tables/us-shell.ts'
import { amount, choice, choose, type FactSheet, impossible, note, type Usual } from './fact-sheet.ts'
import type { HomeFacts } from './home-facts.ts'
import { roofKw } from './roof-room.ts'

type Where = HomeFacts['place']
type Comfort = Pick<
  HomeFacts,
  'coolingYear' | 'thermostat' | 'heatingSetpointC' | 'coolingSetpointC' | 'ventilation' | 'solarKw'
>
type Cooling = Pick<HomeFacts, 'coolingSystem' | 'ducts'>

/** A set point above this is in Fahrenheit: no room is kept at 40 °C, none at 40 °F. */
const HOTTEST_ROOM_C = 40
const celsius = (given: number) => (given > HOTTEST_ROOM_C ? ((given - 32) * 5) / 9 : given)

interface SetpointInput {
  readonly section: Section
  readonly field: 'heating_setpoint' | 'air_conditioning_setpoint'
  readonly fact: 'heatingSetpointC' | 'coolingSetpointC'
  readonly usual: number
  /** Whether the home has what keeps it. */
  readonly applies: boolean
}

function setpoint(sheet: FactSheet, question: SetpointInput): number {
  const { section, field, fact, usual, applies } = question
  const given = amount(sheet, section, field)
  const value = given === undefined ? usual : celsius(given)
  if (applies || given !== undefined)
    note(sheet, {
      section,
      field,
      value,
      unit: 'celsius',
      source: given === undefined ? 'assumed' : 'answered',
      reason: given === undefined ? 'standard_household' : 'answered',
    })
  // People keep their rooms within about a kelvin of the standard: an estimate.
  if (given === undefined) sheet.spreads.push({ fact, kind: 'add', sd: 1, section, field })
  return value
}

/**
 * Above this many cooling degree days (18 °C) US homes have central cooling; new arrays are about 6 kW. Estimates.
 */
const COOLED_FROM_CDD = 50
const USUAL_ARRAY_KW = 6

function usualCooling(where: Where, heating: HomeFacts['heatingSystem']): Usual<HomeFacts['coolingSystem']> {
  if (heating.startsWith('heat_pump') || heating === 'ground_source') return { value: 'heat_pump' }
  const isCooled =
    where.country === 'US' ? where.cdd18 > COOLED_FROM_CDD : COOLED_PROVINCES.includes(where.region)
  return isCooled
    ? { value: 'central', others: { none: 0.15, room: 0.15 } }
    : { value: 'none', others: { room: 0.2 } }
}

type Ducts = HomeFacts['ducts']

/**
 * Canadian practice keeps ducts inside the heated shell (National Building Code 9.33); elsewhere they run where the
 * foundation lets them. Over a slab that is the attic in the South, while builders in frost keep them inside. Estimates.
 */
function usualDucts(where: Where, known: Pick<HomeFacts, 'foundation' | 'houseType'>): Usual<Ducts> {
  if (where.country === 'CA' || known.houseType === 'apartment') return { value: 'inside' }
  switch (known.foundation) {
    case 'basement_heated':
      return { value: 'inside' }
    case 'basement_unheated':
      return { value: 'below', others: { inside: 0.3 } }
    case 'crawlspace':
      return { value: 'below', others: { inside: 0.15, attic: 0.25 } }
    case 'slab':
      return coldnessOf(where.zone) === 'cold'
        ? { value: 'inside', others: { attic: 0.35 } }
        : { value: 'attic', others: { inside: 0.25 } }
    default:
      return known.foundation satisfies never
  }
}

function ducts(
  sheet: FactSheet,
  where: Where,
  known: Pick<HomeFacts, 'foundation' | 'houseType' | 'heatingSystem'>,
  cooling: HomeFacts['coolingSystem'],
): Ducts {
  const usual = usualDucts(where, known)
  const isDucted =
    ['furnace', 'heat_pump_ducted', 'ground_source'].includes(known.heatingSystem) || cooling === 'central'
  if (known.houseType === 'apartment' || !isDucted) return usual.value
  return choose(sheet, 'heating_system', 'ducts', { ...usual, reason: 'climate' })
}

/** Heat recovery is the rule in Canadian homes since 2011 (73 % of audited ones), rare elsewhere. */
const usualVentilation = (where: Where, era: HomeFacts['era']): HomeFacts['ventilation'] =>
  where.country === 'CA' && era === '2011_on' ? 'hrv' : era === '2011_on' ? 'exhaust' : 'none'

function solar(sheet: FactSheet, room: number): number {
  const has = choose(sheet, 'ventilation_system', 'solar_pv', { value: 'no', reason: 'region_habit' })
  if (has === 'no') return 0
  const given = amount(sheet, 'ventilation_system', 'solar_pv_kw')
  if (given !== undefined && given > room)
    throw impossible('ventilation_system', 'solar_pv_kw', 'larger_than_roof')
  const value = given ?? Math.min(USUAL_ARRAY_KW, room)
  note(sheet, {
    section: 'ventilation_system',
    field: 'solar_pv_kw',
    value,
    unit: 'kW',
    source: given === undefined ? 'assumed' : 'answered',
    reason: given === undefined ? 'region_habit' : 'answered',
  })
  return value
}

/** ANSI/RESNET/ICC 301 68/78 °F; EnerGuide standard conditions 21/25 °C; Portugal REH 18/25 °C. */
const USUAL_HEATING_C = { US: 20, CA: 21, PT: 18 } as const
const USUAL_COOLING_C = { US: 25.6, CA: 25, PT: 25 } as const

/** What cools the home, and where ducts run that carry cool or warm air: how leaky a shell is follows them. */
export function resolveCooling(
  sheet: FactSheet,
  where: Where,
  known: Pick<HomeFacts, 'heatingSystem' | 'foundation' | 'houseType'>,
): Cooling {
  const coolingSystem = choose(sheet, 'heating_system', 'cooling_system', {
    ...usualCooling(where, known.heatingSystem),
    reason: 'climate',
  })
  return { coolingSystem, ducts: ducts(sheet, where, known, coolingSystem) }
}

export function resolveComfort(
  sheet: FactSheet,
  where: Where,
  known: Pick<HomeFacts, 'heatingYear' | 'coolingSystem' | 'era' | 'houseType' | 'storeys' | 'floorAreaM2'>,
): Comfort {
  const band = choice(sheet, 'heating_system', 'heating_age')
  return {
    coolingYear: band ? sheet.circumstances.year - AGE_YEARS[band] : known.heatingYear,
    thermostat: choose(sheet, 'heating_system', 'thermostat', {
      value: where.country === 'PT' ? 'manual' : 'programmable',
      reason: 'standard_household',
    }),
    heatingSetpointC: setpoint(sheet, {
      section: 'heating_system',
      field: 'heating_setpoint',
      fact: 'heatingSetpointC',
      usual: USUAL_HEATING_C[where.country],
      applies: true,
    }),
    coolingSetpointC: setpoint(sheet, {
      section: 'ventilation_system',
      field: 'air_conditioning_setpoint',
      fact: 'coolingSetpointC',
      usual: USUAL_COOLING_C[where.country],
      applies: known.coolingSystem !== 'none',
    }),
    ventilation: choose(sheet, 'ventilation_system', 'ventilation', {
      value: usualVentilation(where, known.era),
      reason: 'era_and_region',
    }),
    solarKw: solar(sheet, roofKw(known)),
  }
}
