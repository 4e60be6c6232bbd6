import type {
  Appliances,
  HotWater,
  Lighting,
  OtherLoad,
  PhotovoltaicArray,
  PlugLoads,
} from './house-loads.ts'
import type { CoolingSystem, Ducts, HeatingSystem, Thermostat, VentilationFan } from './house-systems.ts'
import type { Space } from './space.ts'

/** What lies behind a part; `neighbour` is another home or a shared hall, as warm unless the part says otherwise. */
export type Boundary = Space | 'outdoors' | 'neighbour'

export interface OpaquePart {
  readonly part: 'wall' | 'rim_joist' | 'door' | 'ceiling' | 'roof' | 'floor'
  /** Net of the windows and doors in it. */
  readonly areaM2: number
  /** Whole assembly with standard air films. */
  readonly rM2KPerW: number
  readonly inside: Space
  readonly outside: Boundary
  /** 0 north, 90 east. Absent: spread evenly over the four sides. */
  readonly azimuthDeg?: number
  /** 0 faces up (flat roof), 90 upright, 180 faces down. */
  readonly tiltDeg: number
  readonly solarAbsorptance: number
  readonly emittance: number
  /** Masonry or concrete rather than frame. */
  readonly heavy: boolean
  /** Reflective foil under a roof. */
  readonly radiantBarrier?: boolean
  /**
   * Of a part against a neighbour: how far the neighbour's temperature lies from ours towards outdoors, b of ISO
   * 13789. Absent: as warm as ours.
   */
  readonly neighbourColdness?: number
}

export interface Window {
  readonly areaM2: number
  /** Rated (NFRC) U with rated films, frame included. */
  readonly uWPerM2K: number
  readonly shgc: number
  readonly azimuthDeg: number
  /** 90 upright, less for a skylight. */
  readonly tiltDeg: number
  /** Share of the sun let through by curtains and blinds. */
  readonly shadeSummer: number
  readonly shadeWinter: number
  readonly operableShare: number
  readonly overhang?: { readonly depthM: number; readonly toTopM: number; readonly toBottomM: number }
}

/** A wall against soil, from the top of the wall to the footing. */
export interface FoundationWall {
  readonly areaM2: number
  readonly heightM: number
  readonly depthBelowGradeM: number
  /** Concrete and insulation with the inside film, without soil. */
  readonly rM2KPerW: number
  readonly inside: Space
}

export interface Slab {
  readonly areaM2: number
  readonly exposedPerimeterM: number
  /** Depth of the floor below grade: 0 for slab on grade. */
  readonly depthBelowGradeM: number
  readonly inside: Space
  readonly edgeInsulationRM2KPerW: number
  readonly edgeInsulationDepthM: number
  /** Insulation under the slab, `underInsulationWidthM` in from the edge (Infinity-like large: whole slab). */
  readonly underInsulationRM2KPerW: number
  readonly underInsulationWidthM: number
  readonly carpetShare: number
  readonly carpetRM2KPerW: number
}

/** Unheated space beside the living space. */
export interface BufferSpace {
  readonly volumeM3: number
  readonly floorAreaM2: number
  /** Air changes an hour, or specific leakage area of a vented space (opening / floor area). */
  readonly leakage:
    | { readonly kind: 'air_changes'; readonly perHour: number }
    | { readonly kind: 'vents'; readonly areaRatio: number }
}

export interface AirLeakage {
  /** Measured or assumed with a blower door at 50 Pa; or the year's mean natural air change. */
  readonly kind: 'at_50_pa' | 'natural'
  readonly airChangesPerHour: number
  /** A blower door told it: no bill changes it. */
  readonly isMeasured?: boolean
  /** Volume the air changes refer to; absent: the house's volume. */
  readonly volumeM3?: number
  /** Height of the leaking shell; absent: from storeys. */
  readonly heightM?: number
  readonly shielding: 'shielded' | 'normal' | 'exposed'
  /** An atmospheric flue opens into the living space. */
  readonly flue: boolean
}

export interface House {
  readonly dwelling: 'detached' | 'attached' | 'apartment' | 'mobile'
  /** Heated floor area, heated basement included. */
  readonly floorAreaM2: number
  readonly volumeM3: number
  readonly storeysAboveGrade: number
  readonly ceilingHeightM: number
  readonly bedrooms: number
  /** Absent: not known, loads follow the bedrooms. */
  readonly occupants?: number
  readonly parts: readonly OpaquePart[]
  readonly windows: readonly Window[]
  readonly foundationWalls: readonly FoundationWall[]
  readonly slabs: readonly Slab[]
  readonly attic?: BufferSpace
  readonly foundation?: BufferSpace
  readonly garage?: BufferSpace
  readonly airLeakage: AirLeakage
  readonly ventilation: readonly VentilationFan[]
  /** Windows are opened in mild hours, on some days only. */
  readonly opensWindows: boolean
  /** And on every day when it is warm inside and cooler outside. */
  readonly airsWhenWarm?: boolean
  /** Furniture and partitions, kJ/K per m² of floor. Absent: 120 light, more on a slab. */
  readonly massKJPerM2K?: number
  readonly heating: readonly HeatingSystem[]
  readonly cooling: readonly CoolingSystem[]
  readonly ducts?: Ducts
  readonly thermostat: Thermostat
  readonly hotWater?: HotWater
  readonly lighting: Lighting
  readonly appliances: Appliances
  readonly plugLoads: PlugLoads
  readonly otherLoads: readonly OtherLoad[]
  readonly photovoltaics: readonly PhotovoltaicArray[]
}
