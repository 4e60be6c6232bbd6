const U_SI = 5.678263

const glazing = (uIp: number, shgc: number) => ({ uWPerM2K: uIp * U_SI, shgc }) as const

/**
 * By panes and frame: window U (Btu/h·ft²·°F) and SHGC of the Home Energy Score table; what it does not list
 * (single and triple in broken metal, triple in metal, low-e between insulating and solar control) is an estimate
 * in its line.
 */
export const GLAZING = {
  single: {
    wood: glazing(0.89, 0.64),
    vinyl: glazing(0.89, 0.64),
    metal: glazing(1.27, 0.75),
    metal_break: glazing(1.1, 0.7),
  },
  double: {
    wood: glazing(0.51, 0.56),
    vinyl: glazing(0.51, 0.56),
    metal: glazing(0.81, 0.67),
    metal_break: glazing(0.6, 0.67),
  },
  double_lowe: {
    wood: glazing(0.36, 0.44),
    vinyl: glazing(0.36, 0.44),
    metal: glazing(0.67, 0.37),
    metal_break: glazing(0.47, 0.4),
  },
  triple: {
    wood: glazing(0.27, 0.38),
    vinyl: glazing(0.27, 0.38),
    metal: glazing(0.45, 0.36),
    metal_break: glazing(0.33, 0.36),
  },
} as const

export type WindowFrame = keyof (typeof GLAZING)['single']

/** Share of the gross wall that is glass: around the 14 % of audited houses, estimates. */
export const WINDOW_SHARE = { few: 0.1, average: 0.14, many: 0.21 } as const

/**
 * RSI of the whole door: solid wood, foam-filled steel or fibreglass, glass door (about ASHRAE Fundamentals ch.
 * 15).
 */
export const DOOR_RSI = { solid_wood: 0.39, insulated: 0.98, glazed: 0.35 } as const
