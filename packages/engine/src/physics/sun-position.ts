const RAD = Math.PI / 180

export interface SunPosition {
  /** Sine of the sun's height above the horizon. */
  readonly sinHeight: number
  /** Clockwise from north, radians. */
  readonly azimuth: number
}

/** Declination, Spencer (1971), radians. */
export const declination = (dayOfYear: number): number => {
  const g = (2 * Math.PI * (dayOfYear - 1)) / 365
  return (
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g)
  )
}

/** Equation of time, Spencer (1971), hours. */
const equationOfTimeH = (dayOfYear: number): number => {
  const g = (2 * Math.PI * (dayOfYear - 1)) / 365
  return (
    (229.18 / 60) *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g))
  )
}

export interface Site {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly timeZoneH: number
}

/** Duffie & Beckman, Solar Engineering of Thermal Processes, ch. 1.5–1.6. `clockH` is local standard time. */
export const sunPosition = (site: Site, dayOfYear: number, clockH: number): SunPosition => {
  const solarH = clockH + (site.longitudeDeg - 15 * site.timeZoneH) / 15 + equationOfTimeH(dayOfYear)
  const hourAngle = (solarH - 12) * 15 * RAD
  const tilt = declination(dayOfYear)
  const latitude = site.latitudeDeg * RAD
  const sinHeight =
    Math.sin(latitude) * Math.sin(tilt) + Math.cos(latitude) * Math.cos(tilt) * Math.cos(hourAngle)
  const east = -Math.cos(tilt) * Math.sin(hourAngle)
  const north =
    Math.cos(latitude) * Math.sin(tilt) - Math.sin(latitude) * Math.cos(tilt) * Math.cos(hourAngle)
  return { sinHeight, azimuth: Math.atan2(east, north) }
}

/** Extraterrestrial normal irradiance, W/m²: Duffie & Beckman ch. 1.4. */
export const extraterrestrial = (dayOfYear: number): number =>
  1367 * (1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365))
