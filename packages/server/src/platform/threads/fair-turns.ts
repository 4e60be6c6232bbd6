import { recentUse } from './recent-use.ts'
import { type Asker, type LineLimits, waitingLines } from './waiting-lines.ts'

export type { Asker } from './waiting-lines.ts'
export type TurnLimits = LineLimits & {
  readonly atOnce: number
  /**
   * How many of them may be one partner's while people of another come too. As many are kept free of a partner that comes alone,
   * so that another that comes finds room. Unless told, one may have all of them.
   */
  readonly besideOthers?: number
  /**
   * While people of another come too, a partner begins one after the other, and nothing while a turn lasts of one that has had far
   * less. What lasts longer than this waits for something itself, and is not waited for. Unless told nobody waits so.
   */
  readonly givesWayMs?: number
  /**
   * The share of the time that a partner with a long line may have while people of another come whose line is short: what it
   * leaves free is why theirs are answered as if it were not there. Unless told one may have all of the time.
   */
  readonly shareBesideOthers?: number
}
/** Waits for a turn; who has had it says so. */
export type TakeTurn = (asker: Asker) => Promise<() => void>
export type Turns = {
  readonly take: TakeTurn
  /** In the midst of something: waits while a turn lasts of a partner that has had far less, as before a turn. */
  readonly giveWay: (partnerId: string) => Promise<void>
  /** What a partner has had without a turn counts as if it had had one. */
  readonly charge: (partnerId: string, ms: number) => void
}

type Pausing = { readonly partnerId: string; readonly until: number; readonly go: () => void }
type Running = { readonly partnerId: string; readonly at: number }

/** So long after its last call a partner still counts as one that comes. */
const COMES_MS = 2_000
/** So many times as much is far more. */
const FAR_MORE = 1.5
/** What a call costs before and after its turn: it is read, routed, written and sent. */
const AROUND_MS = 2
/** More than a few people's browsers ask for at once. */
const LONG_LINE = 8
/** So often it is looked who may begin, while anybody waits for time to pass. */
const LOOK_AGAIN_MS = 5

/**
 * Turns by partner and, within a partner, by person: whoever asks eighty times waits behind themselves, not in front of
 * everybody else.
 */
export const fairTurns = (limits: TurnLimits): TakeTurn => turnsOf(limits).take

export function turnsOf(limits: TurnLimits): Turns {
  const { atOnce, besideOthers, givesWayMs = 0, shareBesideOthers = Number.POSITIVE_INFINITY } = limits
  const [alone, beside] =
    besideOthers === undefined ? [atOnce, atOnce] : [atOnce - besideOthers, besideOthers]
  const lines = waitingLines(limits)
  const running = new Set<Running>()
  const company = companions()
  const use = recentUse(shareBesideOthers)
  const waitsForTime = givesWayMs > 0 || Number.isFinite(shareBesideOthers)
  let isLookingAgain = false
  const countOf = (partnerId: string) => [...running].filter((turn) => turn.partnerId === partnerId).length
  const lastingNow = () => [...running].filter(({ at }) => performance.now() - at < givesWayMs)
  const isLong = (partnerId: string) => lines.countOf(partnerId) > LONG_LINE
  const isBehind = (partnerId: string) =>
    lastingNow().some((turn) => turn.partnerId !== partnerId && isBefore(turn.partnerId, partnerId))
  /** Has had far less. Who has a long line has had little because of it, and comes before nobody whose line is short. */
  const isBefore = (one: string, other: string) =>
    use.of(one) < use.of(other) / FAR_MORE && (isLong(other) || !isLong(one))
  const pauses = pausesOf(isBehind, givesWayMs)
  const isLasting = (partnerId: string) => lastingNow().some((turn) => turn.partnerId === partnerId)
  const mayStart = (partnerId: string) => {
    if (running.size >= atOnce) return false
    const others = company.beside(partnerId)
    if (others.length === 0) return countOf(partnerId) < alone
    if (countOf(partnerId) >= beside || isLasting(partnerId) || isBehind(partnerId)) return false
    return !isLong(partnerId) || !use.isShareHad(partnerId) || others.every(isLong)
  }
  const begin = (partnerId: string) => {
    const turn = { partnerId, at: performance.now() }
    running.add(turn)
    return () => {
      if (!running.delete(turn)) return
      use.add(partnerId, performance.now() - turn.at + AROUND_MS)
      startNext()
    }
  }
  const nextPartner = () => lines.partners().find(mayStart)
  const startNext = () => {
    pauses.goOn()
    for (let next = nextPartner(); next !== undefined; next = nextPartner()) lines.startOf(next)
    lookAgain()
  }
  /** Those who give way, or have had their share, begin after some time, whether or not anything ends by then. */
  const lookAgain = () => {
    if (!waitsForTime || isLookingAgain || (lines.partners().length === 0 && pauses.areNone())) return
    isLookingAgain = true
    setTimeout(() => {
      isLookingAgain = false
      startNext()
    }, LOOK_AGAIN_MS).unref()
  }
  const giveWay = async (partnerId: string) => {
    if (!isBehind(partnerId)) return
    const paused = pauses.wait(partnerId)
    lookAgain()
    await paused
  }
  const take: TakeTurn = (asker) =>
    new Promise((resolve, reject) => {
      const { partnerId } = asker
      company.came(partnerId)
      const start = () => resolve(begin(partnerId))
      if (!lines.isIn(partnerId) && mayStart(partnerId)) return start()
      try {
        lines.join(asker, start)
        lookAgain()
      } catch (error) {
        reject(error)
      }
    })
  return { take, giveWay, charge: use.add }
}

/** Who waits in the midst of something, while they are behind another, and so long at most. */
function pausesOf(isBehind: (partnerId: string) => boolean, atMostMs: number) {
  const pausing = new Set<Pausing>()
  return {
    areNone: () => pausing.size === 0,
    wait: (partnerId: string) =>
      new Promise<void>((go) => {
        pausing.add({ partnerId, until: performance.now() + atMostMs, go })
      }),
    goOn: () => {
      for (const paused of pausing) {
        if (performance.now() < paused.until && isBehind(paused.partnerId)) continue
        pausing.delete(paused)
        paused.go()
      }
    },
  }
}

/** Which partners come at about the same time. Maps keep the order of insertion, so the first came longest ago. */
function companions() {
  const lastCame = new Map<string, number>()
  return {
    came: (partnerId: string) => {
      lastCame.delete(partnerId)
      lastCame.set(partnerId, performance.now())
    },
    beside: (partnerId: string): readonly string[] => {
      const since = performance.now() - COMES_MS
      for (const [other, at] of lastCame) {
        if (at > since) break
        lastCame.delete(other)
      }
      return [...lastCame.keys()].filter((other) => other !== partnerId)
    },
  }
}
