interface FeedReading {
  readonly start: number
  readonly value: number
  readonly seconds?: number
  readonly quality?: number
}

export interface FeedSeries {
  readonly uom?: number
  readonly multiplier?: number
  readonly flow?: number
  readonly accumulation?: number
  readonly tou?: number
  readonly updated?: string
  readonly readings: readonly FeedReading[]
}

const reading = ({ start, value, seconds = 3600, quality }: FeedReading) => `<espi:IntervalReading>
  <espi:cost>1000</espi:cost>
  ${quality === undefined ? '' : `<espi:ReadingQuality><espi:quality>${quality}</espi:quality></espi:ReadingQuality>`}
  <espi:timePeriod><espi:duration>${seconds}</espi:duration><espi:start>${start}</espi:start></espi:timePeriod>
  <espi:value>${value}</espi:value></espi:IntervalReading>`

const entry = (self: string, related: string, content: string, updated = '2026-01-01T00:00:00Z') =>
  `<entry><link rel="self" href="https://utility.test/${self}"/>${related}
  <updated>${updated}</updated><content>${content}</content></entry>`

/** A Green Button feed of one home. */
export function feedOf(series: readonly FeedSeries[]): string {
  const parts = series.map(
    ({ uom = 72, multiplier = 0, flow = 1, accumulation = 4, tou, updated, readings }, index) => {
      const self = `UsagePoint/1/MeterReading/${index}`
      const type = `<espi:ReadingType><espi:accumulationBehaviour>${accumulation}</espi:accumulationBehaviour>
        <espi:commodity>${uom === 169 ? 7 : 1}</espi:commodity><espi:flowDirection>${flow}</espi:flowDirection>
        <espi:powerOfTenMultiplier>${multiplier}</espi:powerOfTenMultiplier><espi:uom>${uom}</espi:uom>
        ${tou === undefined ? '' : `<espi:tou>${tou}</espi:tou>`}</espi:ReadingType>`
      return [
        entry(
          self,
          `<link rel="related" href="https://utility.test/ReadingType/${index}"/>`,
          '<espi:MeterReading/>',
        ),
        entry(`ReadingType/${index}`, '', type),
        entry(
          `${self}/IntervalBlock/1`,
          `<link rel="up" href="https://utility.test/${self}/IntervalBlock"/>`,
          `<espi:IntervalBlock>${readings.map(reading).join('')}</espi:IntervalBlock>`,
          updated,
        ),
      ].join('')
    },
  )
  const clock = `<espi:LocalTimeParameters><espi:tzOffset>-18000</espi:tzOffset></espi:LocalTimeParameters>`
  const point = `<espi:UsagePoint><espi:ServiceCategory><espi:kind>0</espi:kind></espi:ServiceCategory></espi:UsagePoint>`
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi">
    ${entry('UsagePoint/1', '', point)}${entry('LocalTimeParameters/1', '', clock)}${parts.join('')}</feed>`
}
