export type { BillReading } from './calibration/bill-data.ts'
export { type Calibration, calibrate, modelled } from './calibration/calibrate.ts'
export { type PhysicalFactors, withFactors } from './calibration/physical-factors.ts'
export { ImpossibleHouse, type ImpossibleReason } from './check/impossible-house.ts'
export type { Climate } from './climate/climate.ts'
export { climateFromRecord, RECORD_BYTES, recordOf } from './climate/climate-record.ts'
export { type Gazetteer, gazetteerFrom, type PostalAreas } from './climate/gazetteer.ts'
export { type Coordinates, distanceKm, nearestPlace } from './climate/nearest-place.ts'
export { type Place, type PlaceIndex, placeFromRow } from './climate/place.ts'
export { type PlaceMatch, type PostalAddress, placeForAddress } from './climate/place-for-address.ts'
export { readEpw } from './climate/read-epw.ts'
export { REGION_CENTRES } from './climate/region-centres.ts'
export { regionCode } from './climate/region-code.ts'
export type { Economics, FuelPrice } from './economics/economics.ts'
export { type EndUseBill, endUseBills, type YearBill, yearBill } from './economics/year-bill.ts'
export { ENGINE_VERSION } from './engine-version.ts'
export { FUELS, type Fuel } from './fuel.ts'
export { type HomeYear, homeYear } from './home-year.ts'
export type {
  AirLeakage,
  Boundary,
  BufferSpace,
  FoundationWall,
  House,
  OpaquePart,
  Slab,
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
export { simulate } from './simulation/simulate.ts'
export type { Space } from './space.ts'
export { type Band, bandOf, explainedShare } from './uncertainty/band.ts'
export {
  DRAWS,
  drawYears,
  type HomeBands,
  homeBands,
  type Totals,
  totalsOf,
  type UncertainHouse,
} from './uncertainty/draw-years.ts'
export { inverseNormal } from './uncertainty/quasi-normal.ts'
export {
  END_USES,
  type EndUse,
  type EnergyUse,
  HEAT_PATHS,
  type HeatPath,
  type YearResult,
} from './year-result.ts'
