import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { billOf, billsOf, hpxmlFile } from '@hearthlight/domain/hpxml/testing/hpxml-file'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { sampleAudit } from '../../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { giveAnswers, receiveItems } from '../answers/answer-store.ts'
import { FoundAnswers } from './found-answers.tsx'
import { readAuditFile } from './read-audit-file.ts'

const ID = SAMPLE_HOME.id
const AUDIT = hpxmlFile({
  details: `<BuildingSummary>
      <BuildingOccupancy><NumberofResidents dataSource="software">3</NumberofResidents></BuildingOccupancy>
      <BuildingConstruction><YearBuilt>1965</YearBuilt><ConditionedFloorArea>1900</ConditionedFloorArea></BuildingConstruction>
    </BuildingSummary>
    <Systems><HVAC><HVACPlant><HeatingSystem><HeatingSystemType><Boiler/></HeatingSystemType>
      <HeatingSystemFuel>natural gas</HeatingSystemFuel></HeatingSystem></HVACPlant></HVAC></Systems>
    <HealthAndSafety><Note>damp</Note></HealthAndSafety>`,
  beside: billsOf('electricity', 'kWh', billOf(-5, '2026-01-01', '2026-02-01')),
})

type Sent = { readonly items_list: readonly { readonly item_type: string; readonly data: object }[] }

let sent: unknown[] = []

beforeEach(async () => {
  sent = []
  await bootForTest()
  serveCalls({
    'PUT /api/v1/generic_items/0': ({ body }) => {
      const { items_list } = body as Sent
      sent.push(Object.fromEntries(items_list.map(({ item_type, data }) => [item_type, data])))
      return many(
        'generic_items',
        items_list.map((item) => ({
          ...item,
          id: ID,
          genericable_id: ID,
          genericable_type: 'Building',
          updated_at: null,
        })),
      )
    },
    'POST /api/v1/virtual_audit/virtual_audits': ({ body }) => {
      sent.push(body)
      return one('virtual_audits', 'audit-1', sampleAudit({}))
    },
  })
  receiveItems('another home', [])
  receiveItems(ID, [])
})

function show(text = AUDIT) {
  const file = readHpxml(hpxmlOf(new TextEncoder().encode(text)))
  render(
    <WithApp>
      <FoundAnswers file={file} building={{ ...SAMPLE_HOME, zip: '53081' }} />
    </WithApp>,
  )
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('fills in what somebody told, leaves what was assumed and what the person answered differently, and makes the report', async () => {
  giveAnswers('heating_system', { heating_system: ['furnace'] })
  show()
  expect(box(/Natural gas/).checked).toBe(true)
  expect(box(/1961/).checked).toBe(true)
  expect([box(/\? 3/).checked, box(/Boiler/).checked]).toEqual([false, false])
  expect(screen.getByText(/^Your answer now: Furnace/)).toBeDefined()
  expect(screen.getAllByText('Assumed in the audit').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Fill in and see my report' }))
  const [, taken] = sent.length > 2 ? sent : [undefined, sent[0]]
  expect(taken).toMatchObject({
    fuel_type: { heating_fuel: ['natural_gas'] },
    area_basics: { floor_area: ['1900'], construction_era: ['1961_1970'] },
  })
  expect(JSON.stringify(sent)).not.toContain('boiler')
  expect(JSON.stringify(sent)).not.toContain('occupants')
  expect(sent.at(-1)).toEqual({ building_id: ID })
})

it('takes another answer than the person’s own once its box has a tick', async () => {
  giveAnswers('heating_system', { heating_system: ['furnace'] })
  show()
  await userEvent.click(box(/Boiler/))
  await userEvent.click(screen.getByRole('button', { name: 'Fill in and see my report' }))
  expect(JSON.stringify(sent)).toContain('"heating_system":["boiler"]')
})

it('says what is set aside, what is not used, and that the file is about another home', () => {
  show()
  const aside = screen.getByRole('region', { name: 'What we set aside' })
  expect(within(aside).getByText(/A bill is negative: -5/)).toBeDefined()
  expect(screen.getByText('HealthAndSafety')).toBeDefined()
  expect(screen.getByText(/postal code 54301/)).toBeDefined()
})

it('reads a file that was chosen, or says why not', async () => {
  expect(await readAuditFile(new File([AUDIT], 'audit.xml'))).toMatchObject({
    kind: 'read',
    file: { version: '4.2' },
  })
  expect(await readAuditFile(new File(['<html/>'], 'page.xml'))).toEqual({
    kind: 'refused',
    fault: { element: 'html', reason: 'notHpxml' },
  })
})
