/** The hours a run counts: the same for every house of a climate, whose runs share them. */
export interface CountedHours {
  readonly month: Uint8Array
  /** Days of the year a step's hour stands for. */
  readonly weight: Float64Array
  readonly outdoorC: Float64Array
}

/** What one run leaves behind for the equipment and the report; one value a step, and sums for the year. */
export interface RunRecord extends CountedHours {
  readonly steps: number
  /** At the coil, W. */
  readonly heatingW: Float64Array
  readonly coolingSensibleW: Float64Array
  readonly coolingLatentW: Float64Array
  readonly indoorC: Float64Array
  readonly sums: YearSums
}

/** kWh of the year unless named otherwise. */
export interface YearSums {
  roomHeating: number
  roomCooling: number
  walls: number
  doors: number
  roof: number
  windows: number
  floor: number
  foundation: number
  neighbours: number
  airLeakage: number
  ventilation: number
  ducts: number
  sun: number
  airChanges: number
  /** Heat in minus heat out minus heat kept over all steps, and heat in: unweighted J. */
  balance: number
  turnover: number
  readonly monthlyIndoor: Float64Array
  readonly monthlyAttic: Float64Array
  readonly monthlyFoundation: Float64Array
  readonly monthlyGarage: Float64Array
  readonly monthlyOutdoor: Float64Array
}

export const makeRecord = ({ month, weight, outdoorC }: CountedHours): RunRecord => ({
  steps: month.length,
  month,
  weight,
  outdoorC,
  heatingW: new Float64Array(month.length),
  coolingSensibleW: new Float64Array(month.length),
  coolingLatentW: new Float64Array(month.length),
  indoorC: new Float64Array(month.length),
  sums: {
    roomHeating: 0,
    roomCooling: 0,
    walls: 0,
    doors: 0,
    roof: 0,
    windows: 0,
    floor: 0,
    foundation: 0,
    neighbours: 0,
    airLeakage: 0,
    ventilation: 0,
    ducts: 0,
    sun: 0,
    airChanges: 0,
    balance: 0,
    turnover: 0,
    monthlyIndoor: new Float64Array(12),
    monthlyAttic: new Float64Array(12),
    monthlyFoundation: new Float64Array(12),
    monthlyGarage: new Float64Array(12),
    monthlyOutdoor: new Float64Array(12),
  },
})
