import type { Page } from '@playwright/test'

const HOUR = 3600
const FIRST_HOUR = Date.parse('2024-11-01T00:00:00Z') / 1000

type Span = { readonly from: number; readonly hours: number }

/** Hours of a home as a Green Button file: more in the evening, and in the middle of winter and summer. */
export function greenButton({ from, hours }: Span, use = usual): string {
  const readings = Array.from({ length: hours }, (_, index) => {
    const start = FIRST_HOUR + (from + index) * HOUR
    const quality = (from + index) % 400 === 7 ? '<ReadingQuality><quality>8</quality></ReadingQuality>' : ''
    return `<IntervalReading>${quality}<timePeriod><duration>${HOUR}</duration><start>${start}</start></timePeriod><value>${use(start)}</value></IntervalReading>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<entry><link rel="self" href="/UsagePoint/4471"/><content><UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint></content></entry>
<entry><link rel="self" href="/UsagePoint/4471/MeterReading/1"/><link rel="up" href="/UsagePoint/4471/MeterReading"/><link rel="related" href="/ReadingType/1"/><content><MeterReading xmlns="http://naesb.org/espi"/></content></entry>
<entry><link rel="self" href="/ReadingType/1"/><content><ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity><flowDirection>1</flowDirection><intervalLength>${HOUR}</intervalLength><kind>12</kind><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType></content></entry>
<entry><link rel="self" href="/UsagePoint/4471/MeterReading/1/IntervalBlock/1"/><link rel="up" href="/UsagePoint/4471/MeterReading/1/IntervalBlock"/><content><IntervalBlock xmlns="http://naesb.org/espi"><interval><duration>${hours * HOUR}</duration><start>${FIRST_HOUR}</start></interval>
${readings.join('\n')}
</IntervalBlock></content></entry>
</feed>`
}

/** Watt-hours of an hour. */
function usual(start: number): number {
  const date = new Date(start * 1000)
  const hour = date.getUTCHours()
  const year = (start / 86_400) % 365.25
  const summer = Math.max(0, Math.cos(((year - 205) / 365.25) * 2 * Math.PI))
  const evening = hour >= 17 && hour < 22 ? 900 : 0
  const afternoon = hour >= 12 && hour < 19 ? 1400 * summer : 0
  return Math.round(310 + evening + afternoon + ((start / HOUR) % 7) * 25)
}

/** Watt-hours of an hour of a home that heats by electricity. */
export function heated(start: number): number {
  const year = (start / 86_400) % 365.25
  const winter = Math.max(0, Math.cos(((year - 20) / 365.25) * 2 * Math.PI))
  return Math.round(320 + 1500 * winter)
}

export const CO_OP = [
  'READ_DTTM,KWH_DEL,KWH_REC,FLG,ROUTE',
  ...Array.from({ length: 96 }, (_, index) => {
    const [day, hour] = [1 + Math.floor(index / 48), Math.floor((index % 48) / 2)]
    const time = `10/0${day}/2025 ${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
    return `${time},0.5,0,${index === 3 ? 'E' : ''},114`
  }),
].join('\n')

const TYPES: Readonly<Record<string, string>> = { xml: 'text/xml', csv: 'text/csv', pdf: 'application/pdf' }

/** Chooses files on the page, by their name and content. */
export async function bring(page: Page, ...files: readonly (readonly [name: string, text: string])[]) {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(
      files.map(([name, text]) => ({
        name,
        mimeType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        buffer: Buffer.from(text),
      })),
    )
}
