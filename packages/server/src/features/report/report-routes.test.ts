import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { formats } from '@hearthlight/domain/partner/formats'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { consoleBrowser } from '../../testing/browsers/console-browser.ts'
import { changePartner } from '../../testing/change-partner.ts'
import { findTags, plain, type ReadPdf, readPdf, tagsInOrder } from '../../testing/files/read-pdf.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

type Code = 'lakeshore' | 'boreale' | 'tejo'
type Headers = Record<string, string>
type Listed = { id: string; attributes: { extra_info: { virtual_audit: string | null } } }

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let site: TestApp
/** The first report starts a thread for the audit and one for the drawing, which takes long on a busy machine. */
const COLD_START_MS = 90_000

beforeAll(async () => {
  site = await testApp()
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  await getReport(assessed.id, headers)
}, COLD_START_MS)
afterAll(() => site.close())

async function homeownerOf(code: Code, language: Language) {
  const headers: Headers = { ...(await site.signIn(`homeowner@${code}.test`)), 'accept-language': language }
  const list = await site.app.inject({ url: '/api/v1/buildings/?page=0&per_page=20', headers })
  const buildings = list.json<{ records: { data: Listed[] } }>().records.data
  const assessed = buildings.find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  const blank = buildings.find(({ attributes }) => attributes.extra_info.virtual_audit === null)
  if (assessed === undefined) throw new Error(`the demo of ${code} lacks an assessed building`)
  return { headers, assessed, blankId: blank?.id ?? '' }
}
const getReport = (buildingId: string, headers: Headers) =>
  site.app.inject({ url: `/api/v2/reports/${buildingId}`, headers })

async function read(code: Code, language: Language): Promise<ReadPdf> {
  const { headers, assessed } = await homeownerOf(code, language)
  return readPdf((await getReport(assessed.id, headers)).rawPayload)
}

it('answers PDF bytes under the name the partner gives them [S1-7.040]', async () => {
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  const answer = await getReport(assessed.id, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="home-energy-report_[a-z0-9-]+_\d{4}-\d{2}-\d{2}\.pdf"$/,
  )
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.length).toBeLessThan(500_000)
})
it('bears the logo that staff uploaded', async () => {
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  const hasPicture = async () =>
    (await getReport(assessed.id, headers)).rawPayload.toString('latin1').includes('/Subtype /Image')
  expect(await hasPicture()).toBe(false)
  const admin = consoleBrowser(site.app)
  await admin.signIn('admin@lakeshore.test')
  const uploaded = await admin.post('/api/admin/v1/studio/pictures', { name: 'logo.png', content: PNG })
  await changePartner(site, 'lakeshore', { logo_url: uploaded.json().data.attributes.url })
  expect(await hasPicture()).toBe(true)
  await changePartner(site, 'lakeshore')
})
it(
  'is named test.pdf, for the call and for the page, at a partner that gives it no name [S1-9.016] [S2-7.029]',
  async () => {
    await changePartner(site, 'lakeshore', { settings: { report_file_name: undefined } })
    const { headers, assessed } = await homeownerOf('lakeshore', 'en')
    const answer = await getReport(assessed.id, headers)
    const partner = await site.app.inject({ url: '/api/v1/partners', headers })
    await changePartner(site, 'lakeshore')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="test.pdf"')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(partner.json().data.attributes.settings.report_file_name).toBe('test.pdf')
  },
  COLD_START_MS,
)
it('is kept and given again while nothing it says has changed', async () => {
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  const [one, other] = [await getReport(assessed.id, headers), await getReport(assessed.id, headers)]
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  const kept = await site.db
    .selectFrom('report_files')
    .select('file_key')
    .where('building_id', '=', assessed.id)
    .where('language', '=', 'en')
    .execute()
  expect(kept).toHaveLength(1)
})
it('says that a home without an assessment has no report', async () => {
  const { headers, blankId } = await homeownerOf('lakeshore', 'en')
  expect((await getReport(blankId, headers)).json().errors[0]).toMatchObject({
    status: '409',
    code: 'report.not-assessed',
  })
})
it(
  'has words for everything of a home that nobody has answered a question about',
  async () => {
    const { headers, blankId } = await homeownerOf('tejo', 'pt')
    const audit = { method: 'POST', url: '/api/v1/virtual_audit/virtual_audits' } as const
    const made = await site.app.inject({ ...audit, headers, payload: { building_id: blankId } })
    expect(made.statusCode, made.body).toBe(201)
    for (const language of ['pt', 'fr'] as const) {
      const report = await getReport(blankId, { ...headers, 'accept-language': language })
      expect(report.statusCode, language).toBe(200)
      const { pages } = await readPdf(report.rawPayload)
      expect(pages.map(({ text }) => text).join(' ')).not.toMatch(/\b[a-z_]+\.[a-z_]+\.[a-z\d_]+\b/)
    }
  },
  COLD_START_MS,
)
it('is nobody else’s', async () => {
  const { assessed } = await homeownerOf('lakeshore', 'en')
  const stranger = await site.signIn('new@lakeshore.test')
  expect((await getReport(assessed.id, stranger)).statusCode).toBe(404)
})

describe.each([
  ['lakeshore', 'en', 612, 792],
  ['lakeshore', 'es', 612, 792],
  ['boreale', 'fr', 612, 792],
  ['tejo', 'pt', 595, 842],
] as const)('the report of %s in %s', (code, language, width, height) => {
  let bytes: Buffer
  let pdf: ReadPdf
  let audit: VirtualAudit
  beforeAll(async () => {
    const { headers, assessed } = await homeownerOf(code, language)
    bytes = (await getReport(assessed.id, headers)).rawPayload
    pdf = await readPdf(bytes)
    const url = `/api/v1/virtual_audit/virtual_audits/${assessed.attributes.extra_info.virtual_audit}`
    audit = (await site.app.inject({ url, headers })).json().data.attributes
  })
  const written = async () => {
    const partner = await site.directory.byId(site.partners[code].id)
    if (partner === undefined) throw new Error('the demo is published')
    return formats(partnerIn(partner, language).config, language)
  }

  it('has four pages on the paper of the country, none of them empty', () => {
    expect(pdf.pages).toHaveLength(4)
    for (const page of pdf.pages) {
      expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height])
      expect(page.text.length).toBeGreaterThan(300)
    }
  })
  it('names its language and title, which the reader shows, and has a bookmark for each page', () => {
    expect(pdf.language).toBe(language)
    expect(pdf.title).not.toBe('')
    expect(pdf.showsTitle).toBe(true)
    expect(pdf.bookmarks).toHaveLength(4)
    expect(pdf.bookmarks).not.toContain('')
  })
  it('says in readable metadata that it is an accessible document', () => {
    // A partner's ampersand as it is would end the XML there.
    expect(pdf.metadata).not.toMatch(/&(?!\w+;)/)
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.isMarked).toBe(true)
  })
  it('has a heading on each page, and no heading skips a level', () => {
    for (const { tags } of pdf.pages) expect(findTags(tags, 'H1')).toHaveLength(1)
    const levels = pdf.pages
      .flatMap(({ tags }) => tagsInOrder(tags))
      .filter((role) => /^H\d$/.test(role))
      .map((role) => Number(role.slice(1)))
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    })
  })
  it('has tables whose rows are whole and whose headers say what they head', () => {
    const tables = pdf.pages.flatMap(({ tags }) => findTags(tags, 'Table'))
    expect(tables.length).toBeGreaterThanOrEqual(2)
    for (const table of tables) {
      const [head, ...rows] = findTags(table, 'TR')
      const columns = head?.children.length ?? 0
      expect(columns).toBeGreaterThanOrEqual(4)
      expect(head?.children.every(({ role }) => role === 'TH')).toBe(true)
      for (const row of rows) expect(row.children.map(({ role }) => role)).toEqual(Array(columns).fill('TD'))
    }
    const headers = bytes
      .toString('latin1')
      .split('endobj')
      .filter((object) => /\/S \/TH\b/.test(object))
    expect(headers).toHaveLength(tables.flatMap((table) => findTags(table, 'TH')).length)
    for (const header of headers) expect(header).toMatch(/\/Scope \/Column/)
  })
  it('has words for every drawing, and nothing outside the tags but decoration', () => {
    const figures = pdf.pages.flatMap(({ tags }) => findTags(tags, 'Figure'))
    expect(figures.length).toBeGreaterThanOrEqual(5)
    for (const { alt } of figures) expect(alt?.length ?? 0).toBeGreaterThan(5)
    expect(pdf.pages.map(({ untagged }) => untagged)).toEqual([0, 0, 0, 0])
  })
  it('keeps every word inside the margins and at ten points or more', () => {
    for (const { words, width: paper } of pdf.pages)
      for (const { text, size, left, right } of words) {
        expect(size, text).toBeGreaterThanOrEqual(9.99)
        expect(left, text).toBeGreaterThanOrEqual(30)
        expect(right, text).toBeLessThanOrEqual(paper - 30)
      }
  })
  it('writes nothing over the footer, which has two lines', () => {
    for (const { words } of pdf.pages) {
      const low = words.filter(({ height }) => height < 62)
      expect(new Set(low.map(({ height }) => Math.round(height))).size).toBe(2)
      expect(low.map(({ text }) => text).join(' ')).toContain(audit.engine.version)
    }
  })
  it('prints the figures of the stored result as the screen does', async () => {
    const { money, number } = await written()
    const { now, after, measures } = shownFigures(audit)
    const all = ({ value, low, high }: typeof now.money) => [value, low, high]
    const energy = code === 'tejo' ? [] : all(now.kWh).map((kWh) => number(kWh))
    const figures = [...all(now.money), ...all(after.money)].map((amount) => money(amount)).concat(energy)
    const [summary] = pdf.pages
    for (const figure of figures) expect(summary?.text).toContain(plain(figure))
    const plan = pdf.pages[2]
    for (const id of audit.plan.measure_ids) {
      const measure = audit.measures.find((each) => each.id === id)
      expect(plan?.text.replaceAll(' ', '')).toContain(measure?.label.replaceAll(/\s/g, ''))
      expect(plan?.text).toContain(plain(money(Math.abs(measures.get(id)?.money.value ?? Number.NaN))))
    }
  })
})

it('follows the plan that the person keeps', async () => {
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  const before = await read('lakeshore', 'en')
  const audit = (
    await site.app.inject({
      url: `/api/v1/virtual_audit/virtual_audits/${assessed.attributes.extra_info.virtual_audit}`,
      headers,
    })
  ).json<{ data: { attributes: VirtualAudit } }>().data.attributes
  const [dropped, ...kept] = audit.plan.measure_ids
  const keep = async (added: readonly string[], refused: readonly (string | undefined)[]) => {
    const steps = [
      ...added.map((measure_id) => ({ measure_id, choice: 'add' })),
      ...refused.map((measure_id) => ({ measure_id, choice: 'not_for_me' })),
    ]
    const url = `/api/v1/virtual_audit/plans/${assessed.id}`
    const payload = { order: 'own', budget_cents: null, steps }
    expect((await site.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
    return read('lakeshore', 'en')
  }
  const label = audit.measures.find(({ id }) => id === dropped)?.label ?? ''
  const after = await keep(kept, [dropped])
  expect(before.pages[2]?.text).toContain(label)
  expect(after.pages[2]?.text).not.toContain(label)
  const empty = await keep(
    [],
    audit.measures.map(({ id }) => id),
  )
  expect(empty.pages[0]?.text).toContain('Nothing is in your plan yet.')
  expect(empty.pages[2]?.text).toContain(label)
})
it('shows the bills of the home over its months, and says how well the model follows them', async () => {
  const { headers, assessed } = await homeownerOf('lakeshore', 'en')
  const alt = (pdf: ReadPdf) => findTags(pdf.pages[1]?.tags ?? { role: '', children: [] }, 'Figure')[1]?.alt
  expect(alt(await read('lakeshore', 'en'))).not.toContain('Your bills')
  const building = { electric_summer_usage: 2400, electric_winter_usage: 2900 }
  const url = `/api/v1/buildings/${assessed.id}`
  expect((await site.app.inject({ method: 'PUT', url, headers, payload: { building } })).statusCode).toBe(200)
  const billed = await read('lakeshore', 'en')
  expect(billed.pages[1]?.text).toMatch(/The model follows your bills within \d+%/)
  expect(alt(billed)).toContain('Your bills, average of their months: 400 kWh')
})
it('draws no chart in kWh where the partner hides energy savings', async () => {
  const text = (pdf: ReadPdf) => pdf.pages[1]?.text
  expect(text(await read('lakeshore', 'en'))).toContain('Energy by month in kWh')
  expect(text(await read('tejo', 'en'))).not.toContain('kWh')
})
it.each([
  ['boreale', 'fr', 'rapport-energetique_'],
  ['tejo', 'pt', 'relatorio-energetico_'],
  ['lakeshore', 'es', 'informe-energetico_'],
] as const)('has a file name of %s in %s', async (code, language, name) => {
  const { headers, assessed } = await homeownerOf(code, language)
  const { 'content-disposition': given } = (await getReport(assessed.id, headers)).headers
  expect(given).toContain(`filename="${name}`)
})
it('goes when its building has gone', async () => {
  const { headers, assessed } = await homeownerOf('boreale', 'en')
  await getReport(assessed.id, headers)
  await site.db.deleteFrom('buildings').where('id', '=', assessed.id).execute()
  await site.jobs.enqueue(site.db, { name: 'report.sweep', payload: z.object({}) }, {})
  await site.jobs.drain()
  const rows = site.db.selectFrom('report_files').select('file_key').where('building_id', '=', assessed.id)
  expect(await rows.execute()).toEqual([])
})
