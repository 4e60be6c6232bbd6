export type { Climate } from './climate/climate.ts'
export { climateFromRecord, RECORD_BYTES, recordOf } from './climate/climate-record.ts'
export { type Gazetteer, gazetteerFrom, type PostalAreas } from './climate/gazetteer.ts'
export { type Coordinates, distanceKm, nearestPlace } from './climate/nearest-place.ts'
export { type Place, type PlaceIndex, placeFromRow } from './climate/place.ts'
export { type PlaceMatch, type PostalAddress, placeForAddress } from './climate/place-for-address.ts'
export { FUELS, type Fuel } from './fuel.ts'
export type {
  AirLeakage,
  Boundary,
  BufferSpace,
  FoundationWall,
  House,
  OpaquePart,
  Slab,
  Space,
  Window,
} from './house.ts'
export type {
  Appliances,
  ClothesDryer,
  ClothesWasher,
  Dishwasher,
  HotWater,
  LampShares,
  Lighting,
  OtherLoad,
  PhotovoltaicArray,
  PlugLoads,
} from './house-loads.ts'
export type {
  Burner,
  CoolingSystem,
  DuctLeak,
  DuctRun,
  Ducts,
  HeatingSystem,
  HeatPumpHeating,
  Thermostat,
  VentilationFan,
} from './house-systems.ts'
export { ImpossibleHouse, type ImpossibleReason } from './impossible-house.ts'
export {
  END_USES,
  type EndUse,
  type EnergyUse,
  HEAT_PATHS,
  type HeatPath,
  type YearResult,
} from './year-result.ts'
