import type { PictogramName } from '../ui/pictures/pictogram.tsx'

const PICTOGRAMS: Readonly<Record<string, PictogramName>> = {
  air_sealing: 'air-sealing',
  attic_insulation: 'attic',
  wall_cavity_insulation: 'walls',
  wall_exterior_insulation: 'walls',
  rim_joist_insulation: 'basement',
  basement_wall_insulation: 'basement',
  crawlspace_floor_insulation: 'crawlspace',
  windows: 'window-double',
  doors: 'door',
  duct_sealing: 'furnace',
  hrv_erv: 'hrv',
  ashp_ducted_cold_climate: 'heat-pump-ducted',
  ashp_ductless: 'heat-pump-ductless',
  gshp: 'ground-source',
  furnace_high_eff: 'furnace',
  boiler_condensing: 'boiler',
  central_ac: 'central-ac',
  smart_thermostat: 'thermostat',
  low_flow_fixtures: 'tank',
  hpwh: 'hp-water-heater',
  tankless_wh: 'tankless',
  solar_dhw: 'solar-water-heater',
  led_lighting: 'light',
  appliances: 'electric',
  rooftop_pv: 'pv',
}

export const measurePictogram = (measureId: string): PictogramName => PICTOGRAMS[measureId] ?? 'detached'
