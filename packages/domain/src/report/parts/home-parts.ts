import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Section } from '../../shared/vocabulary.ts'
import { LOSS_PARTS, type LossPart } from './loss-parts.ts'

export const PART_IDS = [
  'air',
  'ventilation',
  'ducts',
  'walls',
  'windows',
  'attic',
  'foundation',
  'neighbours',
  'heating',
  'hot_water',
] as const
export type PartId = (typeof PART_IDS)[number]
export type PartRating = 1 | 2 | 3 | 4 | 5

export type PartLoss = { readonly part: LossPart; readonly share: number; readonly money: number }
type Assumption = AuditResult['assumptions'][number]

/** A part of the home: what we know of it, how good it is, and the question that would correct it. */
export type HomePart = {
  readonly id: PartId
  /** Of the heat lost, 0 to 1; null where heat is made and not lost. */
  readonly share: number | null
  readonly known: Assumption
  /** What else a person would say of it, such as the fuel and the age of a furnace. */
  readonly also: readonly Assumption[]
  /** How good it is; null where it is not the home's own. */
  readonly rating: PartRating | null
}

/** The paths of the engine by the parts a person would name: what fans and ducts lose is no leak to seal. */
const PART_OF_PATH: Readonly<Record<string, LossPart>> = {
  roof: 'attic',
  air_leakage: 'air',
  ventilation: 'ventilation',
  ducts: 'ducts',
  neighbours: 'neighbours',
  walls: 'walls',
  windows: 'windows',
  doors: 'windows',
  floor: 'foundation',
  foundation: 'foundation',
}

type Losses = Pick<AuditResult, 'heat_loss_by_part' | 'assumptions'>

/** Without fans, what a dryer blows out comes in by the gaps. */
function partOfPath(path: string, { assumptions }: Losses): LossPart | undefined {
  const fans = assumptions.find(({ field }) => field === 'ventilation')?.value
  return path === 'ventilation' && fans === 'none' ? 'air' : PART_OF_PATH[path]
}

export function partLosses(result: Losses): PartLoss[] {
  return LOSS_PARTS.map((part) => {
    const paths = result.heat_loss_by_part.filter((path) => partOfPath(path.part, result) === part)
    return {
      part,
      share: paths.reduce((sum, { current }) => sum + current.share, 0),
      money: paths.reduce((sum, { current }) => sum + current.money, 0),
    }
  }).filter(({ share }) => share > 0)
}

const QUESTION: Readonly<Record<PartId, { section: Section; field: string }>> = {
  air: { section: 'windows_and_doors', field: 'draughts' },
  ventilation: { section: 'ventilation_system', field: 'ventilation' },
  ducts: { section: 'heating_system', field: 'ducts' },
  walls: { section: 'insulation_type', field: 'wall_insulation' },
  windows: { section: 'windows_and_doors', field: 'window_type' },
  attic: { section: 'insulation_type', field: 'attic_insulation' },
  foundation: { section: 'insulation_type', field: 'foundation_insulation' },
  neighbours: { section: 'house_type', field: 'apartment_floor' },
  heating: { section: 'heating_system', field: 'heating_system' },
  hot_water: { section: 'water_heating_system', field: 'water_heater' },
}

const ALSO: Readonly<Partial<Record<PartId, readonly (readonly [Section, string])[]>>> = {
  foundation: [['house_type', 'foundation']],
  heating: [
    ['fuel_type', 'heating_fuel'],
    ['heating_system', 'heating_efficiency'],
    ['heating_system', 'heating_age'],
  ],
  hot_water: [
    ['fuel_type', 'water_heating_fuel'],
    ['water_heating_system', 'water_heater_age'],
  ],
}
/** "Electric heaters, electricity, 100 %" says one thing three times. */
const isPlain = ({ field, value }: Assumption) =>
  (field === 'heating_fuel' && value === 'electricity') || (field === 'heating_efficiency' && value === 100)

export function homeParts(result: Losses): HomePart[] {
  const losses = partLosses(result)
  const find = (section: string, field: string) =>
    result.assumptions.find((one) => one.section === section && one.field === field)
  const efficiency = Number(find('heating_system', 'heating_efficiency')?.value ?? 0)
  return PART_IDS.flatMap((id) => {
    const known =
      (id === 'air' ? find('windows_and_doors', 'ach50') : undefined) ??
      find(QUESTION[id].section, QUESTION[id].field)
    const share = losses.find(({ part }) => part === id)?.share
    const isShown = known !== undefined && (share !== undefined || id === 'heating' || id === 'hot_water')
    if (!isShown) return []
    const also = (ALSO[id] ?? [])
      .flatMap(([section, field]) => find(section, field) ?? [])
      .filter((one) => !isPlain(one))
    return [{ id, share: share ?? null, known, also, rating: rate(id, known.value, efficiency) }]
  })
}

const WORDS: Readonly<Record<string, PartRating>> = {
  single: 1,
  double: 3,
  double_lowe: 4,
  triple: 5,
  heat_pump_ducted: 4,
  heat_pump_ductless: 4,
  ground_source: 5,
  baseboard: 2,
  stove: 2,
  tank: 2,
  tankless: 3,
  indirect: 3,
  heat_pump: 5,
  solar: 5,
}

/** Words that rate a part, where another part says the same word and means something else. */
const PART_WORDS: Readonly<Partial<Record<PartId, Readonly<Record<string, PartRating>>>>> = {
  ventilation: { exhaust: 3, hrv: 5, erv: 5 },
  ducts: { inside: 5, below: 3, attic: 2 },
}

/** Upper ends of very poor, poor, average and good. Insulation in RSI, leakage in ACH50, heating in percent. */
const STEPS: Readonly<Partial<Record<PartId, readonly [number, number, number, number]>>> = {
  attic: [1.5, 3.5, 6, 9],
  walls: [0.8, 1.8, 2.8, 3.8],
  foundation: [0.3, 1.2, 2.2, 3.2],
  heating: [78, 88, 94, 98],
}
/** Here less is better: upper ends of very good, good, average and poor, in ACH50 and W/(m²·K). */
const FALLING: Readonly<Partial<Record<PartId, readonly [number, number, number, number]>>> = {
  air: [3, 5, 8, 12],
  windows: [1.4, 2.2, 3.2, 4.5],
}

function rate(id: PartId, value: string | number, efficiency: number): PartRating | null {
  if (id === 'neighbours') return null
  const word = PART_WORDS[id]?.[String(value)] ?? WORDS[String(value)]
  if (word !== undefined) return word
  const falling = FALLING[id]
  if (falling !== undefined) return (6 - stepOf(Number(value), falling)) as PartRating
  const steps = STEPS[id]
  return steps === undefined ? 3 : stepOf(id === 'heating' ? efficiency : Number(value), steps)
}

const stepOf = (value: number, ends: readonly number[]): PartRating =>
  (1 + ends.filter((end) => value >= end).length) as PartRating
