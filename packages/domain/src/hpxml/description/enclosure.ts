import { kind, number, text } from './field.ts'

const insulation = {
  assemblyR: number('Insulation/AssemblyEffectiveRValue', 'R'),
  /** Layers of one assembly add up. */
  nominalR: number('Insulation/Layer/NominalRValue', 'R'),
}

const adjacent = {
  exterior: text('ExteriorAdjacentTo|AdjacentTo'),
  interior: text('InteriorAdjacentTo'),
}

/** Openings are told alike in walls and roofs. */
const glazing = {
  area: number('Area', 'ft2'),
  azimuth: number('Azimuth', 'deg'),
  orientation: text('Orientation'),
  u: number('UFactor', 'U', { answers: ['windows_and_doors.window_type'] }),
  shgc: number('SHGC'),
  layers: text('GlassLayers', { answers: ['windows_and_doors.window_type'] }),
  glass: text('GlassType', { answers: ['windows_and_doors.window_type'] }),
  frame: kind('FrameType', { answers: ['windows_and_doors.window_frame'] }),
}

/** Walls, roofs, floors, openings and the air that gets through. */
export const ENCLOSURE = {
  airLeakage: {
    at: 'Enclosure/AirInfiltration/AirInfiltrationMeasurement',
    fields: {
      type: text('TypeOfInfiltrationMeasurement'),
      housePressure: number('HousePressure', 'Pa'),
      unit: text('BuildingAirLeakage/UnitofMeasure'),
      value: number('BuildingAirLeakage/AirLeakage', undefined, { answers: ['windows_and_doors.ach50'] }),
      leakiness: text('LeakinessDescription', { answers: ['windows_and_doors.draughts'] }),
      volume: number('InfiltrationVolume', 'ft3'),
    },
  },
  attics: {
    at: 'Enclosure/Attics/Attic|Enclosure/AtticAndRoof/Attics/Attic',
    fields: {
      kind: kind('AtticType'),
      area: number('Area', 'ft2'),
      floorR: number('AtticFloorInsulation/Layer/NominalRValue', 'R', {
        answers: ['insulation_type.attic_insulation'],
      }),
    },
  },
  foundations: {
    at: 'Enclosure/Foundations/Foundation',
    fields: { kind: kind('FoundationType', { answers: ['house_type.foundation'] }) },
  },
  roofs: {
    at: 'Enclosure/Roofs/Roof|Enclosure/AtticAndRoof/Roofs/Roof',
    fields: { ...adjacent, area: number('Area', 'ft2'), ...insulation },
  },
  rimJoists: {
    at: 'Enclosure/RimJoists/RimJoist',
    fields: { ...adjacent, area: number('Area', 'ft2'), ...insulation },
  },
  walls: {
    at: 'Enclosure/Walls/Wall',
    fields: {
      ...adjacent,
      kind: kind('WallType'),
      area: number('Area', 'ft2'),
      azimuth: number('Azimuth', 'deg'),
      ...insulation,
    },
  },
  foundationWalls: {
    at: 'Enclosure/FoundationWalls/FoundationWall|Enclosure/Foundations/Foundation/FoundationWall',
    fields: {
      ...adjacent,
      area: number('Area', 'ft2'),
      length: number('Length', 'ft'),
      height: number('Height', 'ft'),
      depth: number('DepthBelowGrade|BelowGradeDepth', 'ft'),
      ...insulation,
    },
  },
  floors: {
    at: 'Enclosure/Floors/Floor|Enclosure/FrameFloors/FrameFloor|Enclosure/Foundations/Foundation/FrameFloor',
    fields: {
      ...adjacent,
      lies: text('FloorOrCeiling'),
      area: number('Area', 'ft2'),
      ...insulation,
    },
  },
  slabs: {
    at: 'Enclosure/Slabs/Slab|Enclosure/Foundations/Foundation/Slab',
    fields: {
      interior: text('InteriorAdjacentTo'),
      area: number('Area', 'ft2'),
      exposedPerimeter: number('ExposedPerimeter', 'ft'),
      edgeR: number('PerimeterInsulation/Layer/NominalRValue', 'R', {
        answers: ['insulation_type.foundation_insulation'],
      }),
      underR: number('UnderSlabInsulation/Layer/NominalRValue', 'R'),
    },
  },
  windows: { at: 'Enclosure/Windows/Window', fields: glazing },
  skylights: { at: 'Enclosure/Skylights/Skylight', fields: glazing },
  doors: {
    at: 'Enclosure/Doors/Door',
    fields: {
      area: number('Area', 'ft2'),
      azimuth: number('Azimuth', 'deg'),
      r: number('RValue', 'R', { answers: ['windows_and_doors.door_type'] }),
      material: text('DoorMaterial', { answers: ['windows_and_doors.door_type'] }),
    },
  },
} as const
