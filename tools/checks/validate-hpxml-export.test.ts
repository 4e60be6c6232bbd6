import path from 'node:path'
import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'
import { describe, expect, it } from 'vitest'
import { openSchemaCheck } from '../../packages/server/src/features/hpxml/schema-check.ts'
import { homesOfPartner } from '../validation/hpxml/homes-of-partner.ts'
import { roundTrip } from '../validation/hpxml/round-trip.ts'

const REFERENCE = process.env['HEARTHLIGHT_REFERENCE_DATA']

const UNITS = { area: 'ft2', temperature: 'F', height: 'ft' } as const

/** How an export of the first home is answered after an element of it was changed. */
function thermostatAfter(change: (file: string) => string): string[] {
  const [asked] = homesOf('lakeshore')
  if (asked === undefined) throw new Error('a partner has homes')
  const answers = { ...asked.input.answers, heating_system: { thermostat: ['smart'] } }
  const file = change(roundTrip({ ...asked, input: { ...asked.input, answers } }).file)
  const [home] = readHpxml(hpxmlOf(new TextEncoder().encode(file), () => 0)).homes
  const found = home === undefined ? [] : homeAnswers(home, UNITS, asked.input.year)
  return found.flatMap(({ field, values }) => (field === 'thermostat' ? values : []))
}

const homesOf = (partner: string) => homesOfPartner(partner, { count: 12, seed: 7, oneReportOf: 6 })

describe.each(['lakeshore', 'boreale'])('homes of %s', (partner) => {
  it('are exported, imported and exported again with the same answers, sources, bytes and energy', () => {
    for (const asked of homesOf(partner)) expect([asked.id, roundTrip(asked).faults]).toEqual([asked.id, []])
  })

  it.skipIf(REFERENCE === undefined)('are valid by the schema of HPXML 4.2', async () => {
    const check = await openSchemaCheck(path.join(REFERENCE ?? '', 'hpxml/schema-4.2'))
    for (const asked of homesOf(partner)) {
      const { file } = roundTrip(asked)
      expect([asked.id, check(file)]).toEqual([asked.id, []])
      expect(check(file.replace(/<Area .*/, '<Area>much</Area>'))).not.toEqual([])
    }
  })
})

it('what another program changes in a file counts before what was answered', () => {
  expect(thermostatAfter((file) => file)).toEqual(['smart'])
  expect(thermostatAfter((file) => file.replace(/(<ControlType.*>)other</, '$1manual thermostat<'))).toEqual([
    'manual',
  ])
})

it.skipIf(REFERENCE !== undefined)(
  'the schema of HPXML is not looked at: HEARTHLIGHT_REFERENCE_DATA is not set',
  (context) => {
    context.skip()
  },
)
