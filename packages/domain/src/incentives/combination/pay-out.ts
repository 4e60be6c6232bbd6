import { type EdgeNumber, type Flow, FlowNetwork, flowOn, type Place } from './flow-network.ts'

/** One incentive that could pay for steps of a plan. */
export type Payer = {
  readonly cents: number
  readonly isLikely: boolean
  /** The steps it may pay for, the first one first. */
  readonly measureIds: readonly string[]
  readonly exclusiveGroup: string | null
  readonly sharedCap: string | null
}

/** What limits payments: the price of each step, and the caps that several incentives share. */
export type Limits = {
  readonly prices: ReadonlyMap<string, number>
  readonly caps: ReadonlyMap<string, number>
}

export type Payment = { readonly payer: number; readonly measureId: string; readonly cents: number }
export type PaidOut = {
  readonly payments: readonly Payment[]
  readonly likelyCents: number
  readonly cents: number
}

/** A step within an exclusive group: one payer may take it. */
export const slotOf = ({ exclusiveGroup }: Payer, measureId: string): string | null =>
  exclusiveGroup === null ? null : `${measureId} ${exclusiveGroup}`

/** Any likely cent is worth more than all possible ones, any cent more than the order of the steps. */
const LIKELY = -1e10
const POSSIBLE = -1e5

type Way = {
  readonly payer: number
  readonly measureId: string
  readonly slot: string | null
  readonly edge: EdgeNumber
}

/** What is paid while some slots are not decided, and the money on its way, from which the next decision goes on. */
export type Undecided = PaidOut & {
  readonly flow: Flow
  /** Where several pay together that may not, the slot from which most would have to go. */
  readonly sharedSlot: string | null
}

/**
 * The most that payers can pay within the limits, likely money before possible money. Of a group in which nothing is
 * decided yet several may pay for one step, together at most what the largest of them would: no decision pays more.
 */
export function payOuts(payers: readonly Payer[], limits: Limits) {
  const network = new FlowNetwork()
  const ways = drawNetwork(network, payers, limits)
  const read = (flow: Flow): Undecided => {
    const paying = ways.filter(({ edge }) => flowOn(flow, edge) > 0)
    const payments = paying.map(({ payer, measureId, edge }) => ({
      payer,
      measureId,
      cents: flowOn(flow, edge),
    }))
    const total = (some: readonly Payment[]) => some.reduce((sum, { cents }) => sum + cents, 0)
    const likelyCents = total(payments.filter(({ payer }) => payers[payer]?.isLikely))
    return { payments, likelyCents, cents: total(payments), flow, sharedSlot: sharedSlot(paying, flow) }
  }
  return {
    /** With nothing decided. */
    first: (): Undecided => read(network.fill()),
    /** With each of those who may pay in a slot alone there. */
    decide: ({ flow }: Undecided, slot: string): Undecided[] => {
      const edges = ways.filter((way) => way.slot === slot).map(({ edge }) => edge)
      return edges.map((only) =>
        read(
          network.close(
            flow,
            edges.filter((edge) => edge !== only),
          ),
        ),
      )
    },
  }
}

function sharedSlot(paying: readonly Way[], flow: Flow): string | null {
  const amounts = new Map<string, { sum: number; largest: number }>()
  for (const { slot, edge } of paying) {
    if (slot === null) continue
    const cents = flowOn(flow, edge)
    const { sum, largest } = amounts.get(slot) ?? { sum: 0, largest: 0 }
    amounts.set(slot, { sum: sum + cents, largest: Math.max(largest, cents) })
  }
  let [shared, most]: [string | null, number] = [null, 0]
  for (const [slot, { sum, largest }] of amounts)
    if (sum - largest > most) [shared, most] = [slot, sum - largest]
  return shared
}

/** Money flows from the source over shared caps to the payers, and over slots to the prices of the steps. */
function drawNetwork(network: FlowNetwork, payers: readonly Payer[], { prices, caps }: Limits): Way[] {
  const { source, sink } = network
  const known = new Map<string, Place>()
  /** A place of a name, made with its one edge from the source or towards the sink. */
  const placeOf = (name: string, connect: (place: Place) => void): Place => {
    const place = known.get(name) ?? network.place()
    if (!known.has(name)) connect(place)
    known.set(name, place)
    return place
  }
  const capOf = ({ sharedCap }: Payer) =>
    sharedCap === null ? Number.POSITIVE_INFINITY : (caps.get(sharedCap) ?? 0)
  const largestOf = (slot: string, those: (payer: Payer) => boolean) =>
    payers.reduce((most, payer) => {
      const isThere = those(payer) && payer.measureIds.some((id) => slotOf(payer, id) === slot)
      return isThere ? Math.max(most, Math.min(payer.cents, capOf(payer))) : most
    }, 0)
  const capPlace = (code: string) =>
    placeOf(`cap ${code}`, (place) => network.edge(source, place, caps.get(code) ?? 0))
  const stepPlace = (id: string) =>
    placeOf(`step ${id}`, (place) => network.edge(place, sink, prices.get(id) ?? 0))
  const slotPlace = (slot: string, id: string) =>
    placeOf(`slot ${slot}`, (place) =>
      network.edge(
        place,
        stepPlace(id),
        largestOf(slot, () => true),
      ),
    )
  /** Of the likely payers, too, one alone will pay. */
  const likelyPlace = (slot: string, id: string) =>
    placeOf(`likely ${slot}`, (place) =>
      network.edge(
        place,
        slotPlace(slot, id),
        largestOf(slot, ({ isLikely }) => isLikely),
      ),
    )
  return payers.flatMap((payer, index) => {
    const from = payer.sharedCap === null ? source : capPlace(payer.sharedCap)
    const place = network.place()
    network.edge(from, place, payer.cents, payer.isLikely ? LIKELY : POSSIBLE)
    return payer.measureIds.map((measureId, order) => {
      const slot = slotOf(payer, measureId)
      const toSlot = payer.isLikely ? likelyPlace : slotPlace
      const to = slot === null ? stepPlace(measureId) : toSlot(slot, measureId)
      return { payer: index, measureId, slot, edge: network.edge(place, to, payer.cents, order) }
    })
  })
}
