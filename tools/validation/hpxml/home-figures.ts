import type { Figure } from '@hearthlight/domain/hpxml/description/field'
import type { HpxmlHome } from '@hearthlight/domain/hpxml/description/home'
import {
  areaOf,
  ceilings,
  foundationWallArea,
  framedFloors,
  meanAssemblyU,
  meanByArea,
  outsideWalls,
} from '@hearthlight/domain/hpxml/description/shell-sums'
import { filled } from './filled.ts'

const M2_PER_FT2 = 0.09290304
const SI_U = 5.678263

type Figures = Record<string, Figure<unknown> | undefined>
/** The values of figures under the names of the reference. */
const values = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure?.value]))
const each = <T>(items: readonly T[], names: (item: T) => object) => items.map((item) => filled(names(item)))
const kinds = (items: readonly { readonly kind?: Figure<string> }[]) =>
  items.flatMap(({ kind }) => kind?.value ?? [])
const distinct = (items: readonly string[]) => [...new Set(items)].toSorted()
const sized = (items: readonly { readonly area?: Figure<number> }[]) => areaOf(items) || undefined
const rated = (items: HpxmlHome['heating'][number]['efficiency']) =>
  each(items, ({ unit, value }) => values({ unit, value }))

function enclosure(home: HpxmlHome) {
  const [walls, above, below] = [outsideWalls(home), ceilings(home), framedFloors(home)]
  const perimeters = home.slabs.flatMap(({ exposedPerimeter }) => exposedPerimeter?.value ?? [])
  const u = meanByArea(home.windows, (window) => window.u?.value)
  return filled({
    air_leakage: each(home.airLeakage, (one) =>
      values({ value: one.value, unit: one.unit, pressure_pa: one.housePressure, leakiness: one.leakiness }),
    ),
    attics: kinds(home.attics),
    foundations: kinds(home.foundations),
    outside_wall_gross_ft2: sized(walls),
    outside_wall_mean_u_ip: meanAssemblyU(walls),
    wall_types: distinct(kinds(home.walls)),
    roof_ft2: sized(home.roofs),
    ceiling_ft2: sized(above),
    ceiling_mean_u_ip: meanAssemblyU(above),
    framed_floor_ft2: sized(below),
    framed_floor_mean_u_ip: meanAssemblyU(below),
    foundation_wall_ft2: foundationWallArea(home) || undefined,
    slab_ft2: sized(home.slabs),
    slab_exposed_perimeter_ft:
      home.slabs.length > 0 ? perimeters.reduce((sum, one) => sum + one, 0) : undefined,
    window_ft2: sized(home.windows),
    window_elements: home.windows.length || undefined,
    window_mean_u_ip: u,
    window_mean_u_w_m2k: u && u * SI_U,
    window_mean_shgc: meanByArea(home.windows, (window) => window.shgc?.value),
    glass_layers: distinct(home.windows.flatMap(({ layers }) => layers?.value ?? [])),
    skylight_ft2: sized(home.skylights),
    door_ft2: sized(home.doors),
  })
}

function systems(home: HpxmlHome) {
  const [control] = home.controls
  const leakages = home.distribution.flatMap(({ leakage }) => leakage)
  return {
    heating: each(home.heating, (one) => ({
      ...values({ type: one.kind, fuel: one.fuel, capacity_btu_h: one.capacity }),
      efficiency: rated(one.efficiency),
      ...values({ share: one.share, year: one.year }),
    })),
    heat_pumps: each(home.heatPumps, (one) => ({
      ...values({ type: one.type, compressor: one.compressor, backup_fuel: one.backupFuel }),
      ...values({ heating_capacity_btu_h: one.heatingCapacity, cooling_capacity_btu_h: one.coolingCapacity }),
      heating_efficiency: rated(one.heatingEfficiency),
      cooling_efficiency: rated(one.coolingEfficiency),
      ...values({ heat_share: one.heatShare, cool_share: one.coolShare }),
    })),
    cooling: each(home.cooling, (one) => ({
      ...values({ type: one.type, capacity_btu_h: one.capacity, compressor: one.compressor }),
      efficiency: rated(one.efficiency),
      ...values({ share: one.share }),
    })),
    setpoints_f: filled(
      values({
        control: control?.type,
        heating: control?.heating,
        heating_setback: control?.heatingSetback,
        cooling: control?.cooling,
      }),
    ),
    distribution: kinds(home.distribution),
    duct_leakage: each(leakages, ({ side, unit, value }) => values({ side, unit, value })).filter(
      (one) => 'value' in one,
    ),
    ventilation: each(home.fans, ({ type, flow, power, recovery }) =>
      values({ type, cfm: flow, watts: power, sensible_recovery: recovery }),
    ),
    water_heating: each(home.waterHeating, (one) =>
      values({
        type: one.type,
        fuel: one.fuel,
        tank_gal: one.tank,
        ef: one.ef,
        uef: one.uef,
        location: one.location,
        setpoint_f: one.setpoint,
      }),
    ),
    solar_thermal: each(home.solarThermal, ({ area, collector }) =>
      values({ collector_ft2: area, type: collector }),
    ),
    pv: each(home.photovoltaics, ({ power, azimuth, tilt }) => values({ max_power_w: power, azimuth, tilt })),
  }
}

/** A home's figures by the names and in the units of the reference. */
export const homeFigures = (home: HpxmlHome) =>
  filled({
    id: home.id,
    ...values({
      event_type: home.event,
      city: home.city,
      state: home.state,
      zip: home.zip,
      weather_station: home.weatherStation,
      epw: home.weatherFile,
      iecc_zone: home.climateZone,
      year_built: home.year,
      facility_type: home.facility,
      residents: home.residents,
      conditioned_floors: home.conditionedFloors,
      conditioned_floors_above_grade: home.conditionedFloorsAbove,
      ceiling_height_ft: home.ceilingHeight,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      conditioned_floor_area_ft2: home.floorArea,
      conditioned_volume_ft3: home.volume,
    }),
    conditioned_floor_area_m2: home.floorArea && home.floorArea.value * M2_PER_FT2,
    enclosure: enclosure(home),
    ...systems(home),
    appliances: home.appliances,
  })
