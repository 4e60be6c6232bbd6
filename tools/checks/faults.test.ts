import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNginx } from '../steps/nginx.mjs'
import { type FaultSite, type Figures, openFaultSite } from './faults/fault-site.ts'
import { startPair } from './faults/faults.ts'

/** One round, on two instances, of what `npm run bench -- faults` does five times. */
const url = process.env['TEST_DATABASE_URL'] ?? ''
const nginx = findNginx()
const SLOW_MS = 300_000
/** Few and without rest, so that a fault meets them at work. */
const PEOPLE = { writers: 6, readers: 4, pauseMs: 20 }

describe.runIf(url !== '' && nginx !== undefined)(
  'people at work at two instances while cables are pulled',
  () => {
    let site: FaultSite
    let pair: Awaited<ReturnType<typeof startPair>>
    beforeAll(async () => {
      site = await openFaultSite(url, PEOPLE)
      pair = await startPair(site, nginx ?? '')
    }, SLOW_MS)
    afterAll(() => site.close(), SLOW_MS)

    const kept = ({ acknowledged, lost, twice }: Figures) => ({ isAtWork: acknowledged >= 80, lost, twice })
    const KEPT = { isAtWork: true, lost: 0, twice: 0 }
    const statuses = ({ reads, writes }: Figures) => ({
      reads: Object.keys(reads).sort(),
      writes: Object.keys(writes).sort(),
    })

    it('one that is killed loses what it was doing and nothing else', { timeout: SLOW_MS }, async () => {
      const figures = await site.under(pair.proxy, () => pair.replace(0, 'SIGKILL'))
      expect(kept(figures)).toEqual(KEPT)
      expect(Object.keys(figures.reads), 'what may be asked twice is passed on').toEqual(['200'])
      expect(figures.writes['502'] ?? 0, 'as many as wrote at once').toBeLessThanOrEqual(PEOPLE.writers)
      expect(Object.keys(figures.writes).filter((status) => !['201', '502'].includes(status))).toEqual([])
    })
    it('one that is restarted fails nobody', { timeout: SLOW_MS }, async () => {
      const figures = await site.under(pair.proxy, () => pair.replace(1, 'SIGTERM'))
      expect(kept(figures)).toEqual(KEPT)
      expect(statuses(figures)).toEqual({ reads: ['200'], writes: ['201'] })
    })
    it('without the database they say 503 and nothing else, and go on with it', {
      timeout: SLOW_MS,
    }, async () => {
      const figures = await site.under(pair.proxy, async () => {
        site.relay.freeze()
        await site.endBackends()
        site.relay.thaw()
        await site.endBackends()
        site.relay.cut()
        return performance.now()
      })
      expect(kept(figures)).toEqual(KEPT)
      const { reads, writes } = statuses(figures)
      expect([...reads, ...writes].filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
    })
  },
)
