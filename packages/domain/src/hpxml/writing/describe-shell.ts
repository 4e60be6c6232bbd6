import type { House, OpaquePart } from '@hearthlight/engine'
import { RSI_PER_R } from '../../assessment/tables/insulation.ts'
import type { ENCLOSURE } from '../description/enclosure.ts'
import { FOUNDATIONS, FRAMES, LEAKINESS, wordFor } from '../description/words.ts'
import { assumed, type DescribedHome, feet, ft2, ft3, said, uIp } from './described-home.ts'
import type { ToldFigure, ToldItem } from './write-figures.ts'

type Shell = {
  readonly [K in keyof typeof ENCLOSURE]?: readonly ToldItem<(typeof ENCLOSURE)[K]>[] | undefined
}

const HEATED = 'conditioned space'
const ATTIC = 'attic - vented'
const NEIGHBOUR = 'other housing unit'
const r = (rM2KPerW: number) => rM2KPerW / RSI_PER_R

const isFlat = ({ facts }: DescribedHome) => facts.houseType === 'apartment'

/** What lies below, in the words of HPXML. */
function belowOf({ facts }: DescribedHome): string {
  if (facts.foundation === 'basement_heated') return 'basement - conditioned'
  if (facts.foundation === 'basement_unheated') return 'basement - unconditioned'
  return facts.place.country === 'CA' ? 'crawlspace - unvented' : 'crawlspace - vented'
}

function airLeakage({ facts, house, before, by, inputs, prefix }: DescribedHome): Shell['airLeakage'] {
  const felt = inputs.find(({ field, source }) => field === 'draughts' && source === 'answered')
  const word = String(felt?.unit ?? '').replace(/^ach50_?/, '')
  // What a plan seals, it seals of what is there now.
  const left = house.airLeakage.airChangesPerHour / before.airLeakage.airChangesPerHour
  return [
    {
      id: `${prefix}air`,
      type: said(facts.isAirMeasured ? 'blower door' : 'estimate'),
      housePressure: said(50),
      leakiness: by('windows_and_doors', 'draughts', wordFor(LEAKINESS, word)),
      unit: said('ACH'),
      value: facts.isAirMeasured
        ? by('windows_and_doors', 'ach50', facts.ach50 * left)
        : assumed(facts.ach50 * left),
      volume: assumed(ft3(house.volumeM3)),
    },
  ]
}

const outsideOf = (home: DescribedHome, outside: OpaquePart['outside']) =>
  outside === 'outdoors'
    ? 'outside'
    : outside === 'neighbour'
      ? NEIGHBOUR
      : outside === 'attic'
        ? ATTIC
        : belowOf(home)

function assemblies(home: DescribedHome, kind: OpaquePart['part'], id: string) {
  const parts = home.house.parts.filter(({ part }) => part === kind)
  return parts.map((part, index) => ({
    part,
    id: `${home.prefix}${id}${index === 0 ? '' : `-${index + 1}`}`,
    isOwn: part.outside !== 'neighbour',
    exterior: said(outsideOf(home, part.outside)),
    interior: said(part.inside === 'attic' ? ATTIC : part.inside === 'foundation' ? belowOf(home) : HEATED),
    area: assumed(ft2(part.areaM2)),
  }))
}

const openingsM2 = ({ windows, parts }: House) =>
  windows.reduce((sum, { areaM2 }) => sum + areaM2, 0) +
  parts.reduce((sum, { part, areaM2 }) => sum + (part === 'door' ? areaM2 : 0), 0)

/** The insulation of a part of the home's own shell comes from an answer, that against a neighbour from nowhere. */
const insulation = (
  { by }: DescribedHome,
  field: 'attic_insulation' | 'wall_insulation',
  { part, isOwn }: { readonly part: OpaquePart; readonly isOwn: boolean },
): ToldFigure<number> | undefined =>
  isOwn ? by('insulation_type', field, r(part.rM2KPerW)) : assumed(r(part.rM2KPerW))

function walls(home: DescribedHome): Shell['walls'] {
  const kind = home.facts.place.country === 'PT' ? 'ConcreteMasonryUnit' : 'WoodStud'
  return assemblies(home, 'wall', 'wall').map((one) => ({
    id: one.id,
    exterior: one.exterior,
    interior: one.interior,
    kind: said(kind),
    // Windows and doors are part of a wall's area in HPXML.
    area: one.isOwn ? assumed(ft2(one.part.areaM2 + openingsM2(home.house))) : one.area,
    assemblyR: insulation(home, 'wall_insulation', one),
  }))
}

function floors(home: DescribedHome): Shell['floors'] {
  const above = assemblies(home, 'ceiling', 'ceiling').map((one) => ({
    id: one.id,
    exterior: one.exterior,
    interior: one.interior,
    area: one.area,
    lies: said('ceiling'),
    assemblyR: insulation(home, 'attic_insulation', one),
  }))
  const below = assemblies(home, 'floor', 'floor').map((one) => ({
    id: one.id,
    exterior: one.exterior,
    interior: one.interior,
    area: one.area,
    lies: said('floor'),
    assemblyR: assumed(r(one.part.rM2KPerW)),
  }))
  return [...above, ...below]
}

function ground(home: DescribedHome): Pick<Shell, 'foundations' | 'foundationWalls' | 'slabs'> {
  const { facts, house, by, prefix } = home
  const isOnGround = house.slabs.length > 0
  const kind = isOnGround ? wordFor(FOUNDATIONS, isFlat(home) ? 'slab' : facts.foundation) : 'AboveApartment'
  const interior = said(facts.foundation === 'slab' ? HEATED : belowOf(home))
  const told = (value: number) => by('insulation_type', 'foundation_insulation', r(value))
  return {
    foundations: [
      {
        id: `${prefix}foundation`,
        kind: isFlat(home) ? assumed(kind ?? '') : by('house_type', 'foundation', kind),
      },
    ],
    foundationWalls: house.foundationWalls.map((wall) => ({
      id: `${prefix}foundation-wall`,
      exterior: said('ground'),
      interior,
      area: assumed(ft2(wall.areaM2)),
      height: assumed(feet(wall.heightM)),
      depth: assumed(feet(wall.depthBelowGradeM)),
      assemblyR: told(wall.rM2KPerW),
    })),
    slabs: house.slabs.map((slab) => ({
      id: `${prefix}slab`,
      interior,
      area: assumed(ft2(slab.areaM2)),
      exposedPerimeter: assumed(feet(slab.exposedPerimeterM)),
      ...(slab.depthBelowGradeM === 0 && { edgeR: told(slab.edgeInsulationRM2KPerW) }),
    })),
  }
}

/** By the kinds of glass that people name. */
const PANES: Readonly<Record<string, { readonly layers: string; readonly glass?: string }>> = {
  single: { layers: 'single-pane' },
  double: { layers: 'double-pane' },
  double_lowe: { layers: 'double-pane', glass: 'low-e' },
  triple: { layers: 'triple-pane' },
}

function windows({ house, before, by, inputs, prefix }: DescribedHome): Shell['windows'] {
  const told = (field: string) => inputs.find((input) => input.field === field)?.value
  const frame = wordFor(FRAMES, String(told('window_frame')))
  return house.windows.map((window, index) => {
    const isOld = before.windows.includes(window)
    const type = isOld ? PANES[String(told('window_type'))] : undefined
    const glass = (value: number) => (isOld ? by('windows_and_doors', 'window_type', value) : assumed(value))
    return {
      id: `${prefix}windows-${index + 1}`,
      joined: { AttachedToWall: `${prefix}wall` },
      area: by('windows_and_doors', 'window_share', ft2(window.areaM2)),
      azimuth: assumed(window.azimuthDeg),
      frame: isOld ? by('windows_and_doors', 'window_frame', frame) : undefined,
      layers: by('windows_and_doors', 'window_type', type?.layers),
      glass: by('windows_and_doors', 'window_type', type?.glass),
      u: glass(uIp(window.uWPerM2K)),
      shgc: glass(window.shgc),
    }
  })
}

const DOOR_MATERIALS: Readonly<Record<string, string>> = {
  solid_wood: 'solid wood',
  insulated: 'insulated metal',
  glazed: 'glass',
}

function doors(home: DescribedHome): Shell['doors'] {
  const told = home.inputs.find(({ field }) => field === 'door_type')?.value
  return assemblies(home, 'door', 'door').map(({ id, area, part }) => {
    const isOld = home.before.parts.includes(part)
    const material = isOld ? DOOR_MATERIALS[String(told)] : undefined
    return {
      id,
      area,
      joined: { AttachedToWall: `${home.prefix}wall` },
      r: isOld ? home.by('windows_and_doors', 'door_type', r(part.rM2KPerW)) : assumed(r(part.rM2KPerW)),
      material: home.by('windows_and_doors', 'door_type', material),
    }
  })
}

/** Walls, roofs, floors and openings as the engine has them: a box drawn from the area and the storeys. */
export function describeShell(home: DescribedHome): Shell {
  const roofs = assemblies(home, 'roof', 'roof')
  return {
    airLeakage: airLeakage(home),
    attics: [
      {
        id: `${home.prefix}attic`,
        kind: assumed(roofs.length > 0 ? 'Attic(Vented=true)' : 'BelowApartment'),
      },
    ],
    roofs: roofs.map(({ id, interior, area, part }) => ({
      id,
      interior,
      area,
      assemblyR: assumed(r(part.rM2KPerW)),
    })),
    rimJoists: assemblies(home, 'rim_joist', 'rim-joist').map(({ id, exterior, interior, area, part }) => ({
      id,
      exterior,
      interior,
      area,
      assemblyR: assumed(r(part.rM2KPerW)),
    })),
    walls: walls(home),
    floors: floors(home),
    ...ground(home),
    windows: windows(home),
    doors: doors(home),
  }
}
