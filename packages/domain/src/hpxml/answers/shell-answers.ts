import { type InsulatedPart, nominalR, RSI_PER_R } from '../../assessment/tables/insulation.ts'
import { VOCABULARY } from '../../shared/vocabulary.ts'
import type { Figure } from '../description/field.ts'
import type { HpxmlHome } from '../description/home.ts'
import { areaOf, ceilings, meanAssemblyU, meanByArea, outsideWalls } from '../description/shell-sums.ts'
import { FRAMES, LEAKINESS, meaningOf } from '../description/words.ts'
import { answerOf, type FoundAnswer, type Ground, rounded, textOf } from './found-answer.ts'

interface Insulated {
  readonly area?: Figure<number>
  readonly assemblyR?: Figure<number>
  readonly nominalR?: Figure<number>
}

interface Insulation {
  readonly r: number
  readonly grounds: readonly (Ground | undefined)[]
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Insulation of assemblies: by their whole R where it is told, else by the layers put in. */
function insulationOf(part: InsulatedPart, items: readonly Insulated[]): Insulation | undefined {
  const whole = items.map(({ assemblyR }) => assemblyR)
  const u = meanAssemblyU(items) ?? plainMean(whole.flatMap((each) => (each ? [1 / each.value] : [])))
  if (u !== undefined) return { r: nominalR(part, 1 / u), grounds: whole }
  const layers = items.map(({ nominalR: layer }) => layer)
  const r = meanByArea(items, ({ nominalR: layer }) => layer?.value)
  const found = r ?? plainMean(layers.flatMap((each) => (each ? [each.value] : [])))
  return found === undefined ? undefined : { r: found, grounds: layers }
}

const plainMean = (values: readonly number[]) => (values.length === 0 ? undefined : mean(values))

/** Upper ends of none, some and good, nominal R: between the levels of the tables. */
const LEVELS: Readonly<Record<InsulatedPart, readonly [number, number, number]>> = {
  attic: [4, 20, 40],
  wall: [3, 9, 18],
  foundation: [2, 8, 15],
}
function levelOf(part: InsulatedPart, r: number): string {
  const [none, some, good] = LEVELS[part]
  if (r < none) return 'none'
  return r < some ? 'some' : r < good ? 'good' : 'excellent'
}

/** The level in words and both figures: a partner asks for the one or the other. */
function insulationAnswers(part: InsulatedPart, found: Insulation | undefined): FoundAnswer[] {
  if (found === undefined) return []
  const { r, grounds } = found
  return [
    ...answerOf('insulation_type', `${part}_insulation`, levelOf(part, r), grounds),
    ...answerOf('insulation_type', `${part}_r`, rounded(r, 1), grounds),
    ...answerOf('insulation_type', `${part}_rsi`, rounded(r * RSI_PER_R, 0.01), grounds),
  ]
}

function atticInsulation(home: HpxmlHome): Insulation | undefined {
  // What lies under another home keeps no heat in.
  const above = insulationOf(
    'attic',
    ceilings(home).filter(({ exterior }) => /attic|outside|ambient/.test(exterior?.value ?? 'attic')),
  )
  if (above !== undefined) return above
  const floors = home.attics.flatMap(({ floorR }) => floorR ?? [])
  const r = plainMean(floors.map(({ value }) => value))
  if (r !== undefined) return { r, grounds: floors }
  return insulationOf(
    'attic',
    home.roofs.filter(({ interior }) => !/attic/.test(interior?.value ?? 'attic')),
  )
}

/** Bare concrete with its film: what a whole wall has without any insulation, in R-IP. */
const BARE_CONCRETE_R = 1.4

function foundationInsulation(home: HpxmlHome): Insulation | undefined {
  const added = home.foundationWalls.map(({ assemblyR, ...wall }) => ({
    ...wall,
    ...(assemblyR && {
      nominalR: { ...assemblyR, value: Math.max(0, assemblyR.value - BARE_CONCRETE_R) },
    }),
  }))
  const walls = insulationOf('foundation', added)
  const edges = home.slabs.flatMap(({ edgeR }) => edgeR ?? [])
  const r = plainMean(edges.map(({ value }) => value))
  return walls ?? (r === undefined ? undefined : { r, grounds: edges })
}

const SINGLE_FROM_U = 0.7
const DOUBLE_FROM_U = 0.43
const LOW_E_FROM_U = 0.31

function windowType({ windows }: HpxmlHome): string | undefined {
  const said = windows.map(({ layers, glass }) => `${textOf(layers)} ${textOf(glass)}`).join(' ')
  if (/triple|multi-layered/.test(said)) return 'triple'
  if (/double|with storms/.test(said)) return /low-e/.test(said) ? 'double_lowe' : 'double'
  if (/single/.test(said)) return 'single'
  const u = meanByArea(windows, (window) => window.u?.value)
  if (u === undefined) return undefined
  if (u > SINGLE_FROM_U) return 'single'
  return u > DOUBLE_FROM_U ? 'double' : u > LOW_E_FROM_U ? 'double_lowe' : 'triple'
}

/** Between the shares of the gross wall that few, average and many windows have. */
const windowShare = (share: number) => (share < 0.12 ? 'few' : share > 0.175 ? 'many' : 'average')

function openings(home: HpxmlHome): FoundAnswer[] {
  const { windows, doors } = home
  const [window] = windows
  const walls = outsideWalls(home)
  const [glassArea, wallArea] = [areaOf(windows), areaOf(walls)]
  const door = doors.find(({ r, material }) => r ?? material)
  const isInsulated = door?.r ? door.r.value >= 3 : !/wood/.test(textOf(door?.material))
  return [
    ...answerOf('windows_and_doors', 'window_type', windowType(home), [window?.layers ?? window?.u]),
    ...answerOf('windows_and_doors', 'window_frame', meaningOf(textOf(window?.frame), FRAMES), [
      window?.frame,
    ]),
    ...answerOf(
      'windows_and_doors',
      'window_share',
      glassArea > 0 && wallArea > 0 ? windowShare(glassArea / wallArea) : undefined,
      [window?.area],
    ),
    ...answerOf('windows_and_doors', 'door_type', door && (isInsulated ? 'insulated' : 'solid_wood'), [
      door?.r ?? door?.material,
    ]),
  ]
}

const { max: LEAKIEST } = VOCABULARY.windows_and_doors.ach50

/** Air changes at 50 Pa, also where the flow was measured; more than any home has are a mistake of the file. */
function ach50(home: HpxmlHome): { readonly value: number; readonly ground: Ground } | undefined {
  const test = home.airLeakage.find(
    ({ value, housePressure }) => value && (housePressure === undefined || housePressure.value === 50),
  )
  if (test?.value === undefined) return undefined
  const value = perHour(textOf(test.unit), test.value.value, test.volume?.value ?? volumeFt3(home))
  return value === undefined || value > LEAKIEST ? undefined : { value, ground: test.value }
}

const volumeFt3 = ({ volume, floorArea, ceilingHeight }: HpxmlHome) =>
  volume?.value ?? (floorArea?.value ?? 0) * (ceilingHeight?.value ?? 8)

function perHour(unit: string, leakage: number, volume: number): number | undefined {
  if (unit === 'ach') return leakage
  return unit === 'cfm' && volume > 0 ? (leakage * 60) / volume : undefined
}

/** What a home of so many air changes feels like: the word stands beside the figure. */
const feltAt = (value: number) => (value > 8.5 ? 'draughty' : value < 2.6 ? 'tight' : 'average')

/** How the shell is insulated, which windows it has, and what air gets through. */
export function shellAnswers(home: HpxmlHome): FoundAnswer[] {
  const leakage = ach50(home)
  const felt = home.airLeakage.find(({ leakiness }) => leakiness)?.leakiness
  return [
    ...insulationAnswers('attic', atticInsulation(home)),
    ...insulationAnswers('wall', insulationOf('wall', outsideWalls(home))),
    ...insulationAnswers('foundation', foundationInsulation(home)),
    ...openings(home),
    ...answerOf('windows_and_doors', 'ach50', leakage && rounded(leakage.value, 0.01), [leakage?.ground]),
    ...answerOf(
      'windows_and_doors',
      'draughts',
      meaningOf(textOf(felt), LEAKINESS) ?? (leakage && feltAt(leakage.value)),
      [felt ?? leakage?.ground],
    ),
  ]
}
