import { effectiveRsi, INSULATION_RSI, RSI_PER_R } from '../tables/insulation.ts'
import { amount, choice, type FactSheet, note, type Spread } from './fact-sheet.ts'
import type { HomeFacts } from './home-facts.ts'
import { isOnGround, isUnderRoof } from './home-standing.ts'
import {
  type AgeBand,
  RENOVATED_ATTIC_RSI,
  RENOVATED_FOUNDATION_RSI,
  RENOVATED_WALL_RSI,
  type Renovation,
} from './renovations.ts'
import { BARE_FLOOR_RSI, type ShellDefaults } from './shell-defaults.ts'

type Ages = ReadonlyMap<Renovation, AgeBand>
type Insulation = Pick<HomeFacts, 'atticRsi' | 'wallRsi' | 'foundationRsi' | 'floorRsi'>

interface PartPlan {
  readonly part: 'attic' | 'wall' | 'foundation'
  readonly field: 'attic_insulation' | 'wall_insulation' | 'foundation_insulation'
  readonly usual: number
  readonly renovated: number | undefined
  readonly spread: Omit<Spread, 'section' | 'field'>
}

/** Measured R or RSI of the insulation, as effective RSI of the assembly. */
function measuredRsi(sheet: FactSheet, part: PartPlan['part']): number | undefined {
  const r = amount(sheet, 'insulation_type', `${part}_r`)
  const rsi = amount(sheet, 'insulation_type', `${part}_rsi`)
  const nominal = r ?? (rsi === undefined ? undefined : rsi / RSI_PER_R)
  return nominal === undefined ? undefined : effectiveRsi(part, nominal)
}

/**
 * A word such as "good" covers a range: it leaves about half of what was unknown, an estimate. Only a measurement
 * settles it.
 */
const LEVEL_SPREAD = 0.5

interface Told {
  readonly rsi: number
  readonly isMeasured: boolean
}

function told(sheet: FactSheet, plan: PartPlan): Told | undefined {
  const measured = measuredRsi(sheet, plan.part)
  if (measured !== undefined) return { rsi: measured, isMeasured: true }
  const level = choice(sheet, 'insulation_type', plan.field)
  return level && level !== 'unknown' ? { rsi: levelRsi(plan, level), isMeasured: false } : undefined
}

type Level = keyof (typeof INSULATION_RSI)['wall']
/** Excellent insulation above good insulation, at the least. An estimate. */
const EXCELLENT_ABOVE_GOOD = 1.2

/** A person calls their insulation good beside homes like theirs: it is never worse than what is usual among them. */
function levelRsi({ part: insulated, usual }: PartPlan, level: Level): number {
  const table = INSULATION_RSI[insulated]
  const good = Math.max(table.good, usual)
  if (level === 'good') return good
  return level === 'excellent' ? Math.max(table.excellent, EXCELLENT_ABOVE_GOOD * good) : table[level]
}

/** What nobody has described: the era's, or better where a renovation brought it. */
function assumed({ usual, renovated = 0 }: PartPlan) {
  return renovated > usual
    ? ({ rsi: renovated, reason: 'renovation' } as const)
    : ({ rsi: usual, reason: 'era_and_region' } as const)
}

function insulation(sheet: FactSheet, plan: PartPlan): number {
  const question = { section: 'insulation_type', field: plan.field } as const
  const said = told(sheet, plan)
  const guess = assumed(plan)
  const value = said?.rsi ?? guess.rsi
  note(sheet, {
    ...question,
    value,
    unit: 'rsi',
    source: said ? 'answered' : 'assumed',
    reason: said ? 'answered' : guess.reason,
  })
  const left = said ? LEVEL_SPREAD : 1
  if (!said?.isMeasured) sheet.spreads.push({ ...plan.spread, sd: plan.spread.sd * left, ...question })
  return value
}

/** What a home does not have is neither told nor assumed: it stands in no list. */
const part = (sheet: FactSheet, isThere: boolean, plan: PartPlan) =>
  isThere ? insulation(sheet, plan) : plan.usual

const renovatedTo = <T>(ages: Ages, renovation: Renovation, table: Readonly<Record<AgeBand, T>>) => {
  const age = ages.get(renovation)
  return age && table[age]
}

/** Spread of audited houses of one era and region, older ones wider (vintage tables: ln(P75/P25)/1.349). */
const OLD_ERAS = ['pre_1946', '1946_1960', '1961_1970']

export function resolveInsulation(
  sheet: FactSheet,
  usual: ShellDefaults,
  ages: Ages,
  home: Pick<HomeFacts, 'era' | 'houseType' | 'apartmentFloor'>,
): Insulation {
  const old = OLD_ERAS.includes(home.era)
  const atticRsi = part(sheet, isUnderRoof(home), {
    part: 'attic',
    field: 'attic_insulation',
    usual: usual.atticRsi,
    renovated: renovatedTo(ages, 'attic', RENOVATED_ATTIC_RSI),
    spread: { fact: 'atticRsi', kind: 'log', sd: old ? 0.57 : 0.3 },
  })
  const wallRsi = part(sheet, true, {
    part: 'wall',
    field: 'wall_insulation',
    usual: usual.wallRsi,
    renovated: renovatedTo(ages, 'walls', RENOVATED_WALL_RSI),
    spread: { fact: 'wallRsi', kind: 'log', sd: old ? 0.35 : 0.18 },
  })
  const foundationRsi = part(sheet, isOnGround(home), {
    part: 'foundation',
    field: 'foundation_insulation',
    usual: usual.foundationRsi,
    renovated: renovatedTo(ages, 'basement', RENOVATED_FOUNDATION_RSI),
    spread: { fact: 'foundationRsi', kind: 'add', sd: old ? 0.7 : 0.5 },
  })
  const floorRsi = Math.max(usual.floorRsi, foundationRsi + BARE_FLOOR_RSI)
  return { atticRsi, wallRsi, foundationRsi, floorRsi }
}
