import { turnsOf } from './fair-turns.ts'

/** Of the time, for a partner with a long line while people of others come. */
export const SHARE_BESIDE_OTHERS = 0.2

/**
 * Turns at the one thread that answers everybody. It does one thing after the other, and a call of another partner waits
 * behind what one partner has in work. While others come too, that is one call and what waits for the database; none is begun
 * while a call lasts of a partner that asks for far less; and a partner with a long line has a fifth of the time. With more
 * than that, its calls, what the database does for them and the other's calls fill two processor cores, and the other waits.
 */
const turns = turnsOf({
  atOnce: 16,
  besideOthers: 2,
  givesWayMs: 100,
  shareBesideOthers: SHARE_BESIDE_OTHERS,
  waitingPerPartner: 400,
  waitingPerPerson: 100,
})

export const takeMainTurn = turns.take

/** Before a transaction, which holds nothing yet. */
export const { giveWay } = turns

/** What a call that mostly waits, or a piece of work that lasts, takes of the thread, as a rule. */
const PIECE_MS = 10
export const chargePiece = (partnerId: string): void => turns.charge(partnerId, PIECE_MS)

/** Between two pieces of work that lasts: who asks for less goes first. What waits already is not waited for without end. */
export const letOthersGo = (partnerId: string): Promise<void> =>
  takeMainTurn({ partnerId, personId: '' })
    .then(
      (over) => over(),
      () => undefined,
    )
    .finally(() => chargePiece(partnerId))
