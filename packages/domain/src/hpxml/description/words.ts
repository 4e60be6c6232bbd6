/** How a word of HPXML is known, what it means among our answers, and how that is written: one row says both ways. */
type Word<V extends string = string> = readonly [known: RegExp, meaning: V, written: string]

/** The meaning of the first word that a text is known by. */
export const meaningOf = <V extends string>(text: string, words: readonly Word<V>[]): V | undefined =>
  words.find(([known]) => known.test(text))?.[1]

export const wordFor = (words: readonly Word[], meaning: string): string | undefined =>
  words.find(([, each]) => each === meaning)?.[2]

export const FACILITIES = [
  [/town home/, 'row_mid', 'multi-family - town homes'],
  [/single-family attached/, 'attached', 'single-family attached'],
  [/apartment|multi-family|2-4 unit/, 'apartment', 'apartment unit'],
  [/single-family detached|manufactured/, 'detached', 'single-family detached'],
] as const satisfies readonly Word[]

export const FOUNDATIONS = [
  [/^Basement\(.*Conditioned=true/, 'basement_heated', 'Basement(Conditioned=true)'],
  [/^Basement/, 'basement_unheated', 'Basement(Conditioned=false)'],
  [/^Crawlspace/, 'crawlspace', 'Crawlspace'],
  [/^SlabOnGrade/, 'slab', 'SlabOnGrade'],
] as const satisfies readonly Word[]

export const FUELS = [
  [/natural gas/, 'natural_gas', 'natural gas'],
  [/^electricity/, 'electricity', 'electricity'],
  [/oil|kerosene|diesel/, 'oil', 'fuel oil'],
  [/propane/, 'propane', 'propane'],
  [/wood/, 'wood', 'wood'],
  [/^district/, 'district', 'district steam'],
] as const satisfies readonly Word[]

export const BURNERS = [
  [/^Furnace/, 'furnace', 'Furnace'],
  [/^Boiler/, 'boiler', 'Boiler'],
  [/^ElectricResistance/, 'baseboard', 'ElectricResistance'],
  [
    /^(Stove|Fireplace|FloorFurnace|WallFurnace|SpaceHeater|FixedHeater|PortableHeater)/,
    ...(['stove', 'Stove'] as const),
  ],
  [/^DistrictSteam/, 'boiler', 'Boiler'],
] as const satisfies readonly Word[]

export const HEAT_PUMPS = [
  [/ground-to|water-loop/, 'ground_source', 'ground-to-air'],
  [/mini-split|room|packaged/, 'heat_pump_ductless', 'mini-split'],
  [/./, 'heat_pump_ducted', 'air-to-air'],
] as const satisfies readonly Word[]

export const COOLERS = [
  [/room/, 'room', 'room air conditioner'],
  [/mini-split/, 'heat_pump', 'mini-split'],
  [/./, 'central', 'central air conditioner'],
] as const satisfies readonly Word[]

export const DUCT_PLACES = [
  [/attic|roof deck/, 'attic', 'attic - vented'],
  [
    /basement - conditioned|conditioned space|living space|interstitial|^conditioned/,
    ...(['inside', 'conditioned space'] as const),
  ],
  [/basement|crawl|garage|under slab/, 'below', 'under slab'],
] as const satisfies readonly Word[]

export const THERMOSTATS = [
  [/programmable/, 'programmable', 'programmable thermostat'],
  [/manual/, 'manual', 'manual thermostat'],
] as const satisfies readonly Word[]

export const WATER_HEATERS = [
  [/heat pump/, 'heat_pump', 'heat pump water heater'],
  [/space-heating boiler/, 'indirect', 'space-heating boiler with storage tank'],
  [/instantaneous|tankless/, 'tankless', 'instantaneous water heater'],
  [/storage/, 'tank', 'storage water heater'],
] as const satisfies readonly Word[]

export const FANS = [
  [/heat recovery/, 'hrv', 'heat recovery ventilator'],
  [/energy recovery/, 'erv', 'energy recovery ventilator'],
  [/exhaust|supply|balanced/, 'exhaust', 'exhaust only'],
] as const satisfies readonly Word[]

/** Frames are known in small letters. */
export const FRAMES = [
  [/(aluminum|metal).*thermalbreak=true/, 'metal_break', 'Aluminum(ThermalBreak=true)'],
  [/aluminum|metal|steel/, 'metal', 'Aluminum'],
  [/wood/, 'wood', 'Wood'],
  [/vinyl|composite|fiberglass/, 'vinyl', 'Vinyl'],
] as const satisfies readonly Word[]

export const LEAKINESS = [
  [/leaky/, 'draughty', 'leaky'],
  [/tight/, 'tight', 'tight'],
  [/average/, 'average', 'average'],
] as const satisfies readonly Word[]
