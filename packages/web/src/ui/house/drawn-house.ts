type Layer = 'none' | 'some' | 'good' | 'excellent'

/** What the picture shows. Every value is known: whoever draws a home decides what stands for what is not. */
export type DrawnHouse = {
  storeys: number
  foundation: 'basement_heated' | 'basement_unheated' | 'crawlspace' | 'slab'
  houseType: 'detached' | 'semi' | 'row_end' | 'row_mid' | 'apartment'
  apartmentFloor: 'ground' | 'middle' | 'top'
  apartmentCorner: 'no' | 'yes'
  atticInsulation: Layer
  /** Measured resistance of the attic, R (US units), when known. */
  atticR?: number | undefined
  wallInsulation: Layer
  foundationInsulation: Layer
  windowType: 'single' | 'double' | 'double_lowe' | 'triple'
  heatingSystem:
    | 'furnace'
    | 'boiler'
    | 'heat_pump_ducted'
    | 'heat_pump_ductless'
    | 'ground_source'
    | 'baseboard'
    | 'stove'
  waterHeater: 'tank' | 'tankless' | 'heat_pump' | 'indirect' | 'solar'
  ventilation: 'none' | 'exhaust' | 'hrv' | 'erv'
  coolingSystem: 'none' | 'central' | 'room' | 'heat_pump'
  hasSolarPanels: boolean
}

export const USUAL_HOUSE: DrawnHouse = {
  storeys: 2,
  foundation: 'basement_heated',
  houseType: 'detached',
  apartmentFloor: 'middle',
  apartmentCorner: 'no',
  atticInsulation: 'some',
  wallInsulation: 'some',
  foundationInsulation: 'none',
  windowType: 'double',
  heatingSystem: 'furnace',
  waterHeater: 'tank',
  ventilation: 'none',
  coolingSystem: 'none',
  hasSolarPanels: false,
}
