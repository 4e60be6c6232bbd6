import type { DrawPage, PageToDraw } from '../../packages/domain/src/navigation/drawn-page.ts'
import { homesToDraw } from '../../packages/web/src/testing/demo-partner.ts'
import { SOMEBODY } from '../../packages/web/src/testing/somebody.ts'
import { expect, test } from '../support/journey.ts'

const TIMES = 1000
const PAIRS_AT_ONCE = 20
/** Half a minute on a quiet machine. */
const WATCHDOG_MS = 15 * 60_000
const BUILT = '../../packages/web/dist/.server/entry-server.js'

/** Staff act for them, so that the page names who they are. */
const called = (name: string) => ({ ...SOMEBODY, name, acting_admin: { id: 'ada', name: 'Ada Byrne' } })
const HERS = [
  'Nora Lind',
  'Rowan Hill',
  'Énergie Boréale',
  '/boreale/',
  'Vos logements',
  'Environnement de validation',
]
const HIS = ['Otis Ray', 'Alder Creek', 'Energia do Tejo', '/tejo/', 'Ambiente de desenvolvimento']

test('two people of two partners in two languages are drawn at the same time, a thousand times, with nothing of one in the other', async () => {
  test.setTimeout(WATCHDOG_MS)
  const { drawPage }: { drawPage: DrawPage } = await import(BUILT)
  const hers = await homesToDraw('boreale', 'fr', called('Nora Lind'), ['Rowan Hill'])
  const both = [
    { ...hers, host: 'staging.boreale.test' },
    await homesToDraw('tejo', 'pt', called('Otis Ray'), ['Alder Creek']),
  ]
  const draw = async (page: PageToDraw) => JSON.stringify(await drawPage(page))
  const alone: string[] = []
  for (const page of both) alone.push(await draw(page))
  const found = [HERS, HIS].map((own) => alone.map((page) => own.filter((words) => page.includes(words))))
  expect(found).toEqual([
    [HERS, []],
    [[], HIS],
  ])
  for (let drawn = 0; drawn < TIMES; drawn += PAIRS_AT_ONCE) {
    const pairs = Array.from({ length: PAIRS_AT_ONCE }, () => Promise.all(both.map(draw)))
    for (const pair of await Promise.all(pairs)) expect(pair).toEqual(alone)
  }
})
