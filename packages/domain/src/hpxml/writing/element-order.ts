import type { WrittenElement } from './written-element.ts'

/** In which order HPXML 4.2 wants the elements inside another, as far as we write them. */
const ORDER: Readonly<Record<string, string>> = {
  HPXML: 'XMLTransactionHeaderInformation SoftwareInfo Customer Building Project Utility Consumption',
  Building: 'BuildingID CustomerID Site ProjectStatus BuildingDetails extension',
  Site: 'SiteID Address Surroundings VerticalSurroundings extension',
  Address: 'Address1 Address2 CityMunicipality StateCode ZipCode',
  BuildingDetails:
    'BuildingSummary ClimateandRiskZones GreenBuildingVerifications Enclosure Systems Appliances extension',
  BuildingSummary: 'Site BuildingOccupancy BuildingConstruction AnnualEnergyUse',
  BuildingConstruction: `YearBuilt YearBuiltKnownOrEstimated ResidentialFacilityType NumberofConditionedFloors
    NumberofConditionedFloorsAboveGrade AverageCeilingHeight NumberofBedrooms NumberofBathrooms ConditionedFloorArea
    ConditionedBuildingVolume`,
  ConsumptionInfo: 'UtilityID ConsumptionType ConsumptionDetail BPI2400Inputs',
  ClimateandRiskZones: 'ClimateZoneIECC WeatherStation',
  ClimateZoneIECC: 'Year ClimateZone',
  WeatherStation: 'SystemIdentifier Name',
  Energy: 'FuelType UnitofMeasure IntervalType',
  ConsumptionDetail: 'Consumption StartDateTime EndDateTime ReadingType ConsumptionCost',
  GreenBuildingVerification: 'SystemIdentifier Type OtherType Metric Rating',
  Enclosure:
    'AirInfiltration Attics Foundations Roofs RimJoists Walls FoundationWalls Floors Slabs Windows Doors',
  AirInfiltrationMeasurement: `SystemIdentifier TypeOfInfiltrationMeasurement HousePressure LeakinessDescription
    BuildingAirLeakage InfiltrationVolume`,
  Wall: 'SystemIdentifier ExteriorAdjacentTo InteriorAdjacentTo WallType Area Azimuth Insulation',
  Roof: 'SystemIdentifier InteriorAdjacentTo Area Insulation',
  RimJoist: 'SystemIdentifier ExteriorAdjacentTo InteriorAdjacentTo Area Insulation',
  FoundationWall:
    'SystemIdentifier ExteriorAdjacentTo InteriorAdjacentTo Length Height Area DepthBelowGrade Insulation',
  Floor: 'SystemIdentifier ExteriorAdjacentTo InteriorAdjacentTo FloorOrCeiling Area Insulation',
  Slab: 'SystemIdentifier InteriorAdjacentTo Area ExposedPerimeter PerimeterInsulation UnderSlabInsulation',
  Insulation: 'SystemIdentifier AssemblyEffectiveRValue Layer',
  PerimeterInsulation: 'SystemIdentifier Layer',
  Window:
    'SystemIdentifier Area Azimuth Orientation FrameType GlassLayers GlassType UFactor SHGC AttachedToWall',
  Door: 'SystemIdentifier AttachedToWall Area Azimuth DoorMaterial RValue',
  Systems: 'HVAC MechanicalVentilation WaterHeating SolarThermal Photovoltaics',
  HVAC: 'HVACPlant HVACControl HVACDistribution',
  HVACPlant: 'HeatingSystem CoolingSystem HeatPump',
  HeatingSystem: `SystemIdentifier YearInstalled DistributionSystem HeatingSystemType HeatingSystemFuel HeatingCapacity
    AnnualHeatingEfficiency FractionHeatLoadServed`,
  CoolingSystem: `SystemIdentifier YearInstalled DistributionSystem CoolingSystemType CoolingCapacity CompressorType
    FractionCoolLoadServed AnnualCoolingEfficiency`,
  HeatPump: `SystemIdentifier YearInstalled DistributionSystem HeatPumpType HeatPumpFuel HeatingCapacity CoolingCapacity
    CompressorType BackupType BackupSystemFuel BackupHeatingSwitchoverTemperature FractionHeatLoadServed
    FractionCoolLoadServed AnnualCoolingEfficiency AnnualHeatingEfficiency`,
  HVACControl: `SystemIdentifier ControlType SetpointTempHeatingSeason SetbackTempHeatingSeason SetupTempCoolingSeason
    SetpointTempCoolingSeason`,
  AirDistribution: 'DuctLeakageMeasurement Ducts',
  DuctLeakageMeasurement: 'DuctType LeakinessObservedVisualInspection DuctLeakage',
  DuctLeakage: 'Units Value TotalOrToOutside',
  Ducts: 'SystemIdentifier DuctType DuctInsulationRValue DuctLocation FractionDuctArea',
  VentilationFan:
    'SystemIdentifier FanType RatedFlowRate UsedForWholeBuildingVentilation SensibleRecoveryEfficiency FanPower',
  WaterHeatingSystem: `SystemIdentifier FuelType WaterHeaterType Location YearInstalled TankVolume FractionDHWLoadServed
    EnergyFactor UniformEnergyFactor HotWaterTemperature RelatedHVACSystem`,
  SolarThermalSystem: 'SystemIdentifier SystemType CollectorArea CollectorType',
  PVSystem: 'SystemIdentifier ArrayAzimuth ArrayTilt MaxPowerOutput',
  CookingRange: 'SystemIdentifier FuelType',
}

const PLACES = new Map(
  Object.entries(ORDER).map(([parent, names]) => [
    parent,
    new Map(names.split(/\s+/).map((name, place) => [name, place])),
  ]),
)

/** Puts what was written in the order of the schema; what is alike stays as it came. */
export function putInOrder(element: WrittenElement): void {
  const places = PLACES.get(element.name)
  if (places !== undefined)
    element.children.sort(
      (one, other) => (places.get(one.name) ?? places.size) - (places.get(other.name) ?? places.size),
    )
  element.children.forEach(putInOrder)
}
