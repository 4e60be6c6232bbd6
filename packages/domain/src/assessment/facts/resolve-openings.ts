import { DOOR_RSI, GLAZING, WINDOW_SHARE } from '../tables/glazing.ts'
import { amount, choice, choose, type FactSheet, note } from './fact-sheet.ts'
import type { HomeFacts } from './home-facts.ts'
import { type AgeBand, RENOVATED_WINDOWS, type Renovation, SEALED_FACTOR } from './renovations.ts'
import type { ShellDefaults } from './shell-defaults.ts'

const SECTION = 'windows_and_doors'
type Ages = ReadonlyMap<Renovation, AgeBand>
type Openings = Pick<
  HomeFacts,
  'windowU' | 'windowShgc' | 'windowShare' | 'doorRsi' | 'ach50' | 'isAirMeasured'
>
type Glass = Pick<HomeFacts, 'windowU' | 'windowShgc'>

/** Log standard deviation of what nobody told: audited houses of one era (vintage tables), glass an estimate. */
const SPREAD = { windowU: 0.18, windowShgc: 0.1, ach50: 0.46, ach50Felt: 0.35, windowShare: 0.33 } as const
/** A kind named in words leaves about half of what was unknown. An estimate. */
const TYPE_SPREAD = 0.5

/** Coated panes of a home of today are as good as is usual in it; the table's are the mean of all years. */
function glassOf(
  type: keyof typeof GLAZING,
  frame: keyof (typeof GLAZING)['double'],
  usual: ShellDefaults,
): Glass {
  const { uWPerM2K, shgc } = GLAZING[type][frame]
  const isCoated = type === 'double_lowe' || type === 'triple'
  return { windowU: isCoated ? Math.min(uWPerM2K, usual.windowU) : uWPerM2K, windowShgc: shgc }
}

function glass(sheet: FactSheet, usual: ShellDefaults, ages: Ages): Glass {
  const type = choice(sheet, SECTION, 'window_type')
  const frame = choose(sheet, SECTION, 'window_frame', {
    value: usual.windowFrame,
    reason: 'era_and_region',
  })
  const age = ages.get('windows')
  const found = type && glassOf(type, frame, usual)
  const value: Glass = found
    ? found
    : age
      ? RENOVATED_WINDOWS[age]
      : { windowU: usual.windowU, windowShgc: usual.windowShgc }
  note(sheet, {
    section: SECTION,
    field: 'window_type',
    value: type ?? value.windowU,
    ...(type ? {} : { unit: 'u_value' }),
    source: type ? 'answered' : 'assumed',
    reason: type ? 'answered' : age ? 'renovation' : 'era_and_region',
  })
  const left = type ? TYPE_SPREAD : 1
  sheet.spreads.push(
    { fact: 'windowU', kind: 'log', sd: SPREAD.windowU * left, section: SECTION, field: 'window_type' },
    { fact: 'windowShgc', kind: 'log', sd: SPREAD.windowShgc * left, section: SECTION, field: 'window_type' },
  )
  return value
}

/**
 * What people mean by a draughty or a tight home, against homes of the same age: ACCA Manual J's multipliers,
 * halved in the log.
 */
const DRAUGHT_FACTOR = { draughty: 1.35, average: 1, tight: 0.72 } as const

/** A feeling is said back in its own word. */
const leakageUnit = (measured: number | undefined, felt: string | undefined) =>
  measured === undefined && felt !== undefined ? `ach50_${felt}` : 'ach50'

function leakage(sheet: FactSheet, usual: ShellDefaults, ages: Ages): number {
  const measured = amount(sheet, SECTION, 'ach50')
  const felt = choice(sheet, SECTION, 'draughts')
  const sealed = ages.has('air_sealing')
  const value = measured ?? usual.ach50 * (sealed ? SEALED_FACTOR : 1) * (felt ? DRAUGHT_FACTOR[felt] : 1)
  const told = measured !== undefined || felt !== undefined
  note(sheet, {
    section: SECTION,
    field: measured === undefined ? 'draughts' : 'ach50',
    value,
    unit: leakageUnit(measured, felt),
    source: told ? 'answered' : 'assumed',
    reason: told ? 'answered' : sealed ? 'renovation' : 'era_and_region',
  })
  // "Draughty" or "tight" is a feeling, not a measurement: part of the spread stays.
  if (measured === undefined)
    sheet.spreads.push({
      fact: 'ach50',
      kind: 'log',
      sd: felt ? SPREAD.ach50Felt : SPREAD.ach50,
      section: SECTION,
      field: 'draughts',
    })
  return value
}

function share(sheet: FactSheet, usual: ShellDefaults): number {
  const given = choice(sheet, SECTION, 'window_share')
  const value = given ? WINDOW_SHARE[given] : usual.windowShare
  note(sheet, {
    section: SECTION,
    field: 'window_share',
    value: given ?? value,
    source: given ? 'answered' : 'assumed',
    reason: given ? 'answered' : 'era_and_region',
  })
  sheet.spreads.push({
    fact: 'windowShare',
    kind: 'log',
    sd: SPREAD.windowShare * (given ? TYPE_SPREAD : 1),
    section: SECTION,
    field: 'window_share',
  })
  return value
}

const doorRsi = (type: keyof typeof DOOR_RSI, usual: ShellDefaults) =>
  type === 'insulated' ? Math.max(DOOR_RSI.insulated, usual.doorRsi) : DOOR_RSI[type]

function door(sheet: FactSheet, usual: ShellDefaults): number {
  const given = choice(sheet, SECTION, 'door_type')
  const value = given ? doorRsi(given, usual) : usual.doorRsi
  note(sheet, {
    section: SECTION,
    field: 'door_type',
    value: given ?? value,
    ...(given ? {} : { unit: 'rsi' }),
    source: given ? 'answered' : 'assumed',
    reason: given ? 'answered' : 'era_and_region',
  })
  return value
}

export function resolveOpenings(sheet: FactSheet, usual: ShellDefaults, ages: Ages): Openings {
  return {
    ...glass(sheet, usual, ages),
    windowShare: share(sheet, usual),
    doorRsi: door(sheet, usual),
    ach50: leakage(sheet, usual, ages),
    isAirMeasured: amount(sheet, SECTION, 'ach50') !== undefined,
  }
}
