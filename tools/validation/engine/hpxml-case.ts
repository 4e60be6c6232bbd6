/** The parts of a case file's `input` that are read. A blank value means the default of OpenStudio-HPXML. */
export interface HpxmlInput {
  weather_epw: string
  iecc_zone?: string
  year_built?: number
  facility_type?: string
  floors_conditioned?: number
  floors_above_grade?: number
  ceiling_height_m?: number
  conditioned_floor_area_m2: number
  conditioned_volume_m3?: number
  bedrooms?: number
  bathrooms?: number
  occupants?: number
  shielding?: string
  air_leakage?: {
    ach50?: number
    leakiness?: string
    measurements?: {
      type?: string
      unit?: string
      value?: number
      house_pressure_pa?: number
      volume_m3?: number
      height_m?: number
    }[]
  }
  attics?: { type?: string; vent_unit?: string; vent_value?: number }[]
  foundations?: { type?: string; vent_unit?: string; vent_value?: number }[]
  roofs?: HpxmlSurface[]
  rim_joists?: HpxmlSurface[]
  walls?: HpxmlSurface[]
  foundation_walls?: HpxmlFoundationWall[]
  floors_ceilings?: HpxmlSurface[]
  slabs?: HpxmlSlab[]
  windows?: HpxmlWindow[]
  skylights?: HpxmlWindow[]
  doors?: HpxmlDoor[]
  heating_systems?: HpxmlHeating[]
  cooling_systems?: HpxmlCooling[]
  heat_pumps?: HpxmlHeatPump[]
  setpoints?: HpxmlSetpoints
  distribution?: HpxmlDistribution[]
  ventilation_fans?: HpxmlFan[]
  water_heaters?: HpxmlWaterHeater[]
  hot_water_distribution?: { type?: string; control?: string; pipe_r_ip?: number; piping_length_m?: number }
  water_fixtures?: { low_flow?: boolean }[]
  solar_thermal?: {
    area_m2?: number
    azimuth?: number
    tilt?: number
    loop?: string
    collector?: string
    solar_fraction?: number
  }
  appliances_hpxml?: Record<string, Record<string, string | number>[]>
  lighting_fractions?: Record<string, Record<string, number>>
  ceiling_fans?: { count?: number }[]
  misc_loads?: HpxmlMisc[]
  pv?: { azimuth?: number; tilt?: number; kw: number; module?: string; losses?: number; inverter?: number }[]
}

export interface HpxmlDoor {
  area_m2: number
  azimuth?: number
  r_ip?: number
  wall_interior_adjacent?: string
}

export interface HpxmlSurface {
  area_m2?: number
  openings_m2?: number
  gross_area_m2?: number
  net_area_m2?: number
  azimuth?: number
  pitch_rise_per_12?: number
  exterior_adjacent?: string
  interior_adjacent?: string
  construction?: string
  attic_wall_type?: string
  kind?: string
  roof_type?: string
  color?: string
  solar_absorptance?: number
  emittance?: number
  radiant_barrier?: boolean
  assembly_r_si?: number
}

export interface HpxmlFoundationWall extends HpxmlSurface {
  height_m?: number
  length_m?: number
  depth_below_grade_m?: number
  thickness_m?: number
  layers?: { type?: string; r_ip?: number }[]
}

export interface HpxmlSlab {
  area_m2: number
  interior_adjacent?: string
  exposed_perimeter_m?: number
  depth_below_grade_m?: number
  perimeter_ins_r_ip?: number
  perimeter_ins_depth_m?: number
  under_slab_ins_r_ip?: number
  under_slab_ins_width_m?: number
  under_slab_ins_full?: boolean
  carpet_fraction?: number
  carpet_r_ip?: number
}

export interface HpxmlWindow {
  area_m2: number
  azimuth?: number
  orientation?: string
  u_si?: number
  shgc?: number
  glass_layers?: string
  glass_type?: string
  frame?: string
  exterior_shading?: string
  exterior_shading_summer?: number
  exterior_shading_winter?: number
  interior_shading?: string
  interior_shading_summer?: number
  interior_shading_winter?: number
  fraction_operable?: number
  overhang_depth_m?: number
  overhang_to_top_m?: number
  overhang_to_bottom_m?: number
  wall_interior_adjacent?: string
  pitch_rise_per_12?: number
}

export interface HpxmlHeating {
  type?: string
  fuel?: string
  capacity_kw?: number
  efficiency?: Record<string, number>
  fraction?: number
  has_ducts?: boolean
  location?: string
  eae_kwh?: number
}

export interface HpxmlCooling {
  type?: string
  integrated_heating_fuel?: string
  integrated_heating_efficiency?: number
  integrated_heating_fraction?: number
  capacity_kw?: number
  compressor?: string
  efficiency?: Record<string, number>
  fraction?: number
  has_ducts?: boolean
}

export interface HpxmlHeatPump {
  type?: string
  heating_capacity_kw?: number
  cooling_capacity_kw?: number
  compressor?: string
  cooling_efficiency?: Record<string, number>
  heating_efficiency?: Record<string, number>
  heat_fraction?: number
  cool_fraction?: number
  backup_type?: string
  backup_fuel?: string
  backup_eff?: number
  backup_capacity_kw?: number
  switchover_c?: number
  has_ducts?: boolean
}

export interface HpxmlSetpoints {
  control?: string
  heating_c?: number
  cooling_c?: number
  heating_setback_c?: number
  heating_setback_hours_per_week?: number
  heating_setback_start_hour?: number
  cooling_setup_c?: number
  cooling_setup_hours_per_week?: number
  cooling_setup_start_hour?: number
}

export interface HpxmlDistribution {
  type?: string
  floor_area_served_m2?: number
  n_returns?: number
  leakage?: { duct?: string; units?: string; value?: number }[]
  ducts?: {
    duct?: string
    nominal_r_ip?: number
    location?: string
    fraction_area?: number
    area_m2?: number
  }[]
}

export interface HpxmlFan {
  type?: string
  flow_m3_h?: number
  tested_flow_m3_h?: number
  hours_per_day?: number
  whole_building?: boolean
  local?: boolean
  location?: string
  power_w?: number
  sre?: number
  tre?: number
  /** Adjusted for the fan's heat. */
  asre?: number
  atre?: number
}

export interface HpxmlWaterHeater {
  type?: string
  fuel?: string
  location?: string
  fraction?: number
  uef?: number
  ef?: number
  recovery_eff?: number
  tank_l?: number
  capacity_kw?: number
  setpoint_c?: number
  jacket_r_ip?: number
}

export interface HpxmlMisc {
  kind?: string
  fuel?: string
  type?: string
  units?: string
  value?: number
  frac_sensible?: number
  frac_latent?: number
  weekday_fractions?: string
}
