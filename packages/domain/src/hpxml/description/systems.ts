import { flag, kind, name, number, text } from './field.ts'

const HVAC = 'Systems/HVAC'

const efficiency = (at: string) => ({ at, fields: { unit: text('Units'), value: number('Value') } }) as const
const HEATING = ['heating_system.heating_system', 'heating_system.heating_mix'] as const

/** What heats, cools, moves air, warms water and makes electricity. */
export const SYSTEMS = {
  heating: {
    at: `${HVAC}/HVACPlant/HeatingSystem`,
    fields: {
      kind: kind('HeatingSystemType', { answers: HEATING }),
      fuel: text('HeatingSystemFuel', { answers: ['fuel_type.heating_fuel'] }),
      year: number('YearInstalled', undefined, { answers: ['heating_system.heating_age'] }),
      capacity: number('HeatingCapacity', 'Btu/h'),
      share: number('FractionHeatLoadServed', undefined, { answers: ['heating_system.heating_mix'] }),
    },
    groups: { efficiency: efficiency('AnnualHeatingEfficiency') },
  },
  heatPumps: {
    at: `${HVAC}/HVACPlant/HeatPump`,
    fields: {
      type: text('HeatPumpType', { answers: HEATING }),
      fuel: text('HeatPumpFuel'),
      year: number('YearInstalled', undefined, { answers: ['heating_system.heating_age'] }),
      heatingCapacity: number('HeatingCapacity', 'Btu/h'),
      coolingCapacity: number('CoolingCapacity', 'Btu/h'),
      compressor: text('CompressorType'),
      backupType: text('BackupType'),
      backupFuel: text('BackupSystemFuel', { answers: ['heating_system.heating_mix'] }),
      switchover: number('BackupHeatingSwitchoverTemperature', '°F'),
      heatShare: number('FractionHeatLoadServed', undefined, { answers: ['heating_system.heating_mix'] }),
      coolShare: number('FractionCoolLoadServed', undefined, { answers: ['heating_system.cooling_system'] }),
    },
    groups: {
      heatingEfficiency: efficiency('AnnualHeatingEfficiency|AnnualHeatEfficiency'),
      coolingEfficiency: efficiency('AnnualCoolingEfficiency|AnnualCoolEfficiency'),
    },
  },
  cooling: {
    at: `${HVAC}/HVACPlant/CoolingSystem`,
    fields: {
      type: text('CoolingSystemType', { answers: ['heating_system.cooling_system'] }),
      year: number('YearInstalled'),
      capacity: number('CoolingCapacity', 'Btu/h'),
      compressor: text('CompressorType'),
      share: number('FractionCoolLoadServed'),
    },
    groups: { efficiency: efficiency('AnnualCoolingEfficiency') },
  },
  controls: {
    at: `${HVAC}/HVACControl`,
    fields: {
      type: text('ControlType', { answers: ['heating_system.thermostat'] }),
      heating: number('SetpointTempHeatingSeason', '°F', { answers: ['heating_system.heating_setpoint'] }),
      heatingSetback: number('SetbackTempHeatingSeason', '°F'),
      cooling: number('SetpointTempCoolingSeason', '°F', {
        answers: ['ventilation_system.air_conditioning_setpoint'],
      }),
      coolingSetup: number('SetupTempCoolingSeason', '°F'),
    },
  },
  distribution: {
    at: `${HVAC}/HVACDistribution`,
    fields: { kind: name('DistributionSystemType') },
    groups: {
      leakage: {
        at: 'DistributionSystemType/AirDistribution/DuctLeakageMeasurement',
        fields: {
          side: text('DuctType'),
          unit: text('DuctLeakage/Units'),
          value: number('DuctLeakage/Value'),
          to: text('DuctLeakage/TotalOrToOutside'),
          leakiness: text('LeakinessObservedVisualInspection'),
        },
      },
      ducts: {
        at: 'DistributionSystemType/AirDistribution/Ducts',
        fields: {
          side: text('DuctType'),
          location: text('DuctLocation', { answers: ['heating_system.ducts'] }),
          share: number('FractionDuctArea'),
          r: number('DuctInsulationRValue', 'R'),
        },
      },
    },
  },
  fans: {
    at: 'Systems/MechanicalVentilation/VentilationFans/VentilationFan',
    fields: {
      type: text('FanType', { answers: ['ventilation_system.ventilation'] }),
      flow: number('RatedFlowRate|TestedFlowRate|FlowRate', 'cfm'),
      power: number('FanPower', 'W'),
      recovery: number('SensibleRecoveryEfficiency|AdjustedSensibleRecoveryEfficiency'),
      wholeBuilding: flag('UsedForWholeBuildingVentilation'),
    },
  },
  waterHeating: {
    at: 'Systems/WaterHeating/WaterHeatingSystem',
    fields: {
      type: text('WaterHeaterType', { answers: ['water_heating_system.water_heater'] }),
      fuel: text('FuelType', { answers: ['fuel_type.water_heating_fuel'] }),
      year: number('YearInstalled|ModelYear', undefined, {
        answers: ['water_heating_system.water_heater_age'],
      }),
      tank: number('TankVolume', 'gal'),
      ef: number('EnergyFactor'),
      uef: number('UniformEnergyFactor'),
      location: text('Location'),
      setpoint: number('HotWaterTemperature', '°F'),
      share: number('FractionDHWLoadServed'),
    },
  },
  solarThermal: {
    at: 'Systems/SolarThermal/SolarThermalSystem',
    fields: {
      type: text('SystemType', { answers: ['water_heating_system.water_heater'] }),
      area: number('CollectorArea', 'ft2'),
      collector: text('CollectorType'),
    },
  },
  photovoltaics: {
    at: 'Systems/Photovoltaics/PVSystem',
    fields: {
      power: number('MaxPowerOutput', 'W', {
        answers: ['ventilation_system.solar_pv', 'ventilation_system.solar_pv_kw'],
      }),
      azimuth: number('ArrayAzimuth', 'deg'),
      tilt: number('ArrayTilt', 'deg'),
    },
  },
  cooking: {
    at: 'Appliances/CookingRange',
    fields: { fuel: text('FuelType', { answers: ['fuel_type.cooking_fuel'] }) },
  },
} as const
