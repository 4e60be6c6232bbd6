export type { Climate } from './climate/climate.ts'
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
