import { answersKey, auditKey } from '@hearthlight/domain/assessment/kept-assessment'
import type { Building } from '@hearthlight/domain/buildings/building'
import { homesKey } from '@hearthlight/domain/buildings/homes-key'
import type { KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import { afterEach, describe, expect, it } from 'vitest'
import { demoPartner } from '../../testing/demo-partner.ts'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { drawAt, leavePage, takeOver } from '../../testing/taken-over-page.tsx'

const NORA = { ...SOMEBODY, name: 'Nora Lind', first_name: 'Nora', last_name: 'Lind' }
const ASSESSED = '018f6f00-0000-7000-8000-000000000002'
const AUDIT = '018f6f00-0000-7000-8000-000000000003'
const begun: Building = { ...SAMPLE_HOME, building_name: 'Rowan Hill', virtual_audit_mode: 'lite' }
const assessed: Building = {
  ...SAMPLE_HOME,
  id: ASSESSED,
  building_name: 'Alder Creek',
  extra_info: { ...SAMPLE_HOME.extra_info, virtual_audit: AUDIT },
}

/** As the documents of three partners with pages of ten bring them. */
const listOf = (...buildings: readonly Building[]): KnownAnswer => ({
  key: homesKey(0, 10),
  data: { buildings, total: buildings.length },
})
const ANSWERS: readonly KnownAnswer[] = [
  listOf(begun, assessed),
  { key: answersKey(begun.id), data: { fuel_type: { heating_fuel: ['propane'] } } },
  { key: answersKey(ASSESSED), data: { house_type: { storeys: ['1'] } } },
  { key: auditKey(AUDIT), data: { ...sampleAudit({}), building_id: ASSESSED } },
]

afterEach(leavePage)

describe.each([
  ['lakeshore', 'en'],
  ['boreale', 'fr'],
  ['tejo', 'pt'],
] as const)('the homes of a person of %s in %s', (code, language) => {
  it('come drawn whole, and are taken over as they stand without asking for anything', async () => {
    const { calls } = serveCalls({})
    const shown = { person: NORA, answers: ANSWERS }
    const { place, drawn } = await drawAt('/buildings', await demoPartner(code), language, shown)
    expect([...place.querySelectorAll('h2')].map((name) => name.textContent)).toEqual(
      expect.arrayContaining(['Rowan Hill', 'Alder Creek']),
    )
    expect(drawn?.namespaces).toEqual(expect.arrayContaining(['shared', 'buildings']))
    expect(drawn?.body).not.toMatch(/ style="|<script|<!--\$[!?]-->/)
    const before = place.querySelector('h2')
    expect(await takeOver(place, '/buildings')).toEqual([])
    expect(place.querySelector('h2')).toBe(before)
    // Another file of this worker may still save what was typed in it.
    expect(calls.filter((call) => call.startsWith('GET '))).toEqual([])
  })
})

it('asks somebody without a home to add one', async () => {
  const shown = { person: NORA, answers: [listOf()] }
  const { place } = await drawAt('/buildings', await demoPartner('lakeshore'), 'en', shown)
  expect(place.querySelector('a[href="/buildings-new"]')).not.toBeNull()
  expect(await takeOver(place, '/buildings')).toEqual([])
})

it('goes on where this device left off only once the app runs: the server cannot know', async () => {
  localStorage.setItem('currentBuilding', JSON.stringify({ id: begun.id, auditMode: 'lite' }))
  localStorage.setItem('currentPage', 'heating-system')
  const shown = { person: NORA, answers: ANSWERS }
  const { place } = await drawAt('/buildings', await demoPartner('lakeshore'), 'en', shown)
  const button = [...place.querySelectorAll('button')].find((each) => each.textContent === 'Start assessment')
  expect(button?.disabled).toBe(true)
  expect(await takeOver(place, '/buildings')).toEqual([])
  expect(button?.textContent).toBe('Go on with the assessment')
  expect(button?.disabled).toBe(false)
})

it('tells staff for whom they act before the app runs, and their way out waits for it', async () => {
  const acting = { ...NORA, acting_admin: { id: 'admin', name: 'Jordan Hale' } }
  const shown = { person: acting, answers: ANSWERS }
  const { place } = await drawAt('/buildings', await demoPartner('lakeshore'), 'en', shown)
  const bar = place.querySelector('[role="note"] button')
  expect(bar?.hasAttribute('disabled')).toBe(true)
  expect(await takeOver(place, '/buildings')).toEqual([])
  expect(bar?.hasAttribute('disabled')).toBe(false)
})
