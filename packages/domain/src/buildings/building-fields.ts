import { z } from 'zod'

const text = (longest: number) => z.string().trim().max(longest).nullable()
const amount = z.number().min(0).max(100_000_000).nullable()
const whole = (least: number, most: number) => z.int().min(least).max(most).nullable()

/** What a building's record holds besides its place in the product (spec 1 section 3, "Building"). */
export const BuildingFields = z.strictObject({
  building_name: text(120),
  address1: text(200),
  address2: text(200),
  city: text(100),
  community: text(100),
  region: text(60),
  country: text(2).describe('ISO 3166 code.'),
  zip: text(12),
  construction_year: whole(1600, 2100),
  floor_area: amount.describe("In the partner's unit of area."),
  floors_above_ground: whole(0, 200),
  floors_below_ground: whole(0, 20),
  profile_type: text(60),
  ownership: text(20),
  electric_utility: text(120),
  gas_utility: text(120),
  heating_type: text(40),
  heating_bill_occurrence: text(20),
  heating_cost: amount,
  heating_usage: amount,
  gas_usage_unit: text(10),
  electric_summer_cost: amount,
  electric_summer_usage: amount,
  electric_winter_cost: amount,
  electric_winter_usage: amount,
  electrical_bill_occurrence: text(20),
  water_cost: amount,
  water_usage: amount,
  water_usage_unit: text(10),
  water_bill_occurrence: text(20),
  partner_building_id: text(60),
  admin_id: text(60),
  selectedId: text(60),
})
export type BuildingFields = z.infer<typeof BuildingFields>
export type BuildingField = keyof BuildingFields

export const BUILDING_FIELD_NAMES = Object.keys(BuildingFields.shape) as readonly BuildingField[]

export const BLANK_FIELDS: BuildingFields = Object.fromEntries(
  BUILDING_FIELD_NAMES.map((name) => [name, null]),
) as BuildingFields
