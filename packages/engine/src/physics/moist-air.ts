/** Dry air near room temperature, ASHRAE Fundamentals ch. 1. */
export const AIR_HEAT_J_PER_KG_K = 1006
/** Latent heat of water vapour at 20 °C, FAO Irrigation and Drainage Paper 56. */
export const VAPOUR_HEAT_J_PER_KG = 2_450_000

/** Standard atmosphere, ASHRAE Fundamentals 2017 ch. 1 eq. 3. */
export const pressurePa = (elevationM: number): number => 101_325 * (1 - 2.25577e-5 * elevationM) ** 5.2559

/** Ideal gas: ρ = p / (R T), R = 287.05 J/(kg K). */
export const airDensity = (pressure: number, celsius: number): number =>
  pressure / (287.05 * (celsius + 273.15))

/** Saturation pressure over water, Magnus form (WMO-No. 8, Guide to Instruments). */
export const saturationPa = (celsius: number): number =>
  611.2 * Math.exp((17.62 * celsius) / (243.12 + celsius))

/** kg of vapour per kg of dry air at a dew point: w = 0.622 e / (p − e), ASHRAE Fundamentals ch. 1. */
export const humidityRatio = (dewPointC: number, pressure: number): number => {
  const vapour = saturationPa(dewPointC)
  return (0.622 * vapour) / (pressure - vapour)
}

/**
 * Air that wets itself cools until w_sat(T*) − w = (c/L) (T − T*): the psychrometric equation (ASHRAE Fundamentals
 * ch. 1), by halving.
 */
export const wetBulbC = (celsius: number, humidity: number, pressure: number): number => {
  let low = celsius - WIDEST_K
  let high = celsius
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const held =
      humidityRatio(middle, pressure) - (AIR_HEAT_J_PER_KG_K / VAPOUR_HEAT_J_PER_KG) * (celsius - middle)
    if (held > humidity) high = middle
    else low = middle
  }
  return (low + high) / 2
}
const WIDEST_K = 32
const HALVINGS = 10
