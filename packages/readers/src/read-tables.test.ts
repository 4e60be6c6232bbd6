import { UnknownTable } from '@hearthlight/domain/meters/tables/table-collector'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readMeterFile } from './read-meter-file.ts'
import { piecesOf } from './testing/pieces-of.ts'

const read = (file: string | Uint8Array, timeZone = 'America/New_York') =>
  readMeterFile(piecesOf(file, 33), { timeZone })
const instants = (meter: { readings: { starts: Float64Array; count: number } } | undefined) =>
  [...(meter?.readings.starts.subarray(0, meter.readings.count) ?? [])].map((start) =>
    new Date(start * 1000).toISOString().slice(0, 16),
  )

const OPOWER = `\ufeffName,X\nAccount Number,1\n\nTYPE,START DATE,END DATE,USAGE,UNITS,COST,NOTES
Natural gas billing,2025-01-01,2025-01-31,"1,120.5",therms,$140.10,
Natural gas billing,2025-02-01,2025-02-28,90.00,therms,$111.00,Estimated read`

describe('a table of a utility', () => {
  it('of bills is read with its last day, its cost and its estimates', async () => {
    for (const file of [OPOWER, OPOWER.replaceAll('\n', '\r\n'), OPOWER.replaceAll('\n', '\r')]) {
      const { meters } = await read(file)
      expect(meters).toHaveLength(1)
      expect(meters[0]).toMatchObject({ fuel: 'natural_gas', unit: 'therm', direction: 'import' })
      expect(meters[0]?.check).toMatchObject({ total: 1210.5, cost: 251.1, gaps: 0, estimated: 1 })
      expect(instants(meters[0])).toEqual(['2025-01-01T05:00', '2025-02-01T05:00'])
    }
  })

  it('in UTF-16 with tabs tells the end and the days of a bill', async () => {
    const text =
      '\ufeffEnd Date\tDays In Bill\tRead Type\tUsage (CCF)\tUsage (Therms)\r"2/10/2025"\t"30"\t"ACTUAL"\t"18"\t"19"\r'
    const bytes = new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer)
    const { meters } = await read(bytes)
    expect(meters.map(({ unit, check }) => [unit, check.total])).toEqual([['therm', 19]])
    expect(instants(meters[0])).toEqual(['2025-01-12T05:00'])
  })

  it('keeps import and export apart, and ends an hour after its last minute', async () => {
    const { meters } = await read(`TYPE,DATE,START TIME,END TIME,IMPORT (kWh),EXPORT (kWh),COST,NOTES
Electric usage,2025-03-07,00:00,00:59,2.5,0.25,$0.35
Electric usage,2025-03-07,01:00,01:59,1.5,0.75,$0.25`)
    expect(meters.map(({ direction, check }) => [direction, check.total, check.cost, check.gaps])).toEqual([
      ['import', 4, 0.6, 0],
      ['export', 1, null, 0],
    ])
  })

  it('takes the first of two equal times in autumn for summer time, and leaves no gap in spring', async () => {
    const rows = ['02/11/2025 00:00', '02/11/2025 01:00', '02/11/2025 01:00', '02/11/2025 02:00'].map(
      (time) => time.replace('02/11', '11/02'),
    )
    const autumn = await read(
      `Interval Start Date/Time,Inflow (kWh)\n${rows.map((time) => `${time},1`).join('\n')}`,
    )
    expect(instants(autumn.meters[0])).toEqual([
      '2025-11-02T04:00',
      '2025-11-02T05:00',
      '2025-11-02T06:00',
      '2025-11-02T07:00',
    ])
    const spring = await read(
      'Interval Start Date/Time,Inflow (kWh)\n03/09/2025 00:00,1\n03/09/2025 01:00,1\n03/09/2025 03:00,1',
    )
    expect(spring.meters[0]?.check.gaps).toBe(0)
  })

  it('with decimal commas tells mean kilowatts by the end of each quarter hour', async () => {
    const text =
      'CPE;PT1\nData;Hora;Consumo registado, Ativa (kW);Estado\n2024/10/25;00:15;0,4;Real\n2024/10/25;00:30;1,2;Estimada\n'
    const { meters } = await read(text, 'Europe/Lisbon')
    expect(meters[0]).toMatchObject({ unit: 'kWh', check: { total: 0.4, estimated: 1 } })
    expect(instants(meters[0])).toEqual(['2024-10-24T23:00', '2024-10-24T23:15'])
  })

  it('in a workbook is the same, with shared words or its own', async () => {
    const cell = (column: string, content: string) => `<c r="${column}1" ${content}</c>`
    const row = (cells: readonly string[]) => `<row>${cells.join('')}</row>`
    const sheet = `<worksheet><sheetData>${row([
      cell('A', 't="s"><v>0</v>'),
      cell('B', 't="inlineStr"><is><t>Usage (kWh)</t></is>'),
    ])}${row([cell('A', 't="inlineStr"><is><t>2025-01-01</t></is>'), cell('B', 't="n"><v>7.25</v>')])}</sheetData></worksheet>`
    const workbook = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      'xl/sharedStrings.xml': strToU8('<sst><si><t>Date</t></si></sst>'),
    })
    expect((await read(workbook)).meters.map(({ unit, check }) => [unit, check.total])).toEqual([
      ['kWh', 7.25],
    ])
  })

  it('takes the row that was revised last', async () => {
    const { meters } =
      await read(`ESIID,USAGE_DATE,REVISION_DATE,USAGE_START_TIME,USAGE_END_TIME,USAGE_KWH,ESTIMATED_ACTUAL,CONSUMPTION_SURPLUSGENERATION
'1,05/06/2026,05/09/2026 07:40:29, 00:00, 00:15,0.5,A,Consumption
'1,05/06/2026,05/07/2026 07:40:29, 00:00, 00:15,0.9,E,Consumption
'1,05/06/2026,05/07/2026 07:40:29, 00:00, 00:15,0.2,A,Surplus Generation`)
    expect(meters.map(({ direction, check, corrected }) => [direction, check.total, corrected])).toEqual([
      ['import', 0.5, 1],
      ['export', 0.2, 0],
    ])
  })

  it('that is not known shows its rows, and is read by the mapping that a person gives', async () => {
    const text = 'Wann;Wie viel\n01.02.2025;3,5\n02.02.2025;4,5\n'
    const unknown = await read(text).catch((error: unknown) => error)
    expect(unknown).toBeInstanceOf(UnknownTable)
    expect(unknown).toMatchObject({
      code: 'unknownTable',
      sample: {
        rows: [
          ['Wann', 'Wie viel'],
          ['01.02.2025', '3,5'],
          ['02.02.2025', '4,5'],
        ],
      },
    })
    const use = {
      columns: [1],
      unit: 'kWh',
      unitColumn: null,
      intervalColumn: null,
      costColumn: null,
    } as const
    const mapping = {
      startDate: 0,
      startTime: null,
      endDate: null,
      endTime: null,
      span: null,
      days: null,
      interval: null,
      isEnd: false,
      cost: null,
      notes: [],
      changed: null,
      surplus: null,
      uses: [{ ...use, fuel: 'electricity', direction: 'import' }],
    } as const
    const options = { timeZone: 'Europe/Berlin', given: { mapping, headingRow: 1 } }
    const { meters } = await readMeterFile(piecesOf(text), options)
    expect(meters[0]?.check).toMatchObject({ total: 8, gaps: 0 })
  })
})
