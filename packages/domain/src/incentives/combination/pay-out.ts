import { FlowNetwork, type Place } from './flow-network.ts'

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

/** Which payer alone may pay for a step within a group, where that is decided. */
export type Decided = ReadonlyMap<string, number>

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
  readonly edge: number
}

/**
 * The most that payers can pay within the limits, likely money before possible money. Of a group in which nothing is
 * decided yet several may pay for one step, together at most what the largest of them would: no decision pays more.
 */
export function payOuts(payers: readonly Payer[], limits: Limits): (decided: Decided) => PaidOut {
  const network = new FlowNetwork()
  const [source, sink] = [network.place(), network.place()]
  const ways = drawNetwork(network, source, sink, payers, limits)
  return (decided) => {
    const isClosed = ({ slot, payer }: Way) => slot !== null && (decided.get(slot) ?? payer) !== payer
    network.fill(
      source,
      sink,
      ways.filter(isClosed).map(({ edge }) => edge),
    )
    const payments = ways
      .map(({ payer, measureId, edge }) => ({ payer, measureId, cents: network.flowOn(edge) }))
      .filter(({ cents }) => cents > 0)
    const total = (some: readonly Payment[]) => some.reduce((sum, { cents }) => sum + cents, 0)
    const likelyCents = total(payments.filter(({ payer }) => payers[payer]?.isLikely))
    return { payments, cents: total(payments), likelyCents }
  }
}

/** Money flows from the source over shared caps to the payers, and over slots to the prices of the steps. */
function drawNetwork(
  network: FlowNetwork,
  source: Place,
  sink: Place,
  payers: readonly Payer[],
  { prices, caps }: Limits,
): Way[] {
  const known = new Map<string, Place>()
  /** A place of a name, made with its one edge from the source or towards the sink. */
  const placeOf = (name: string, connect: (place: Place) => void): Place => {
    const place = known.get(name) ?? network.place()
    if (!known.has(name)) connect(place)
    known.set(name, place)
    return place
  }
  const capPlace = (code: string) =>
    placeOf(`cap ${code}`, (place) => network.edge(source, place, caps.get(code) ?? 0))
  const stepPlace = (id: string) =>
    placeOf(`step ${id}`, (place) => network.edge(place, sink, prices.get(id) ?? 0))
  const slotPlace = (slot: string, id: string) =>
    placeOf(`slot ${slot}`, (place) => network.edge(place, stepPlace(id), largestOf(payers, slot)))
  return payers.flatMap((payer, index) => {
    const from = payer.sharedCap === null ? source : capPlace(payer.sharedCap)
    const place = network.place()
    network.edge(from, place, payer.cents, payer.isLikely ? LIKELY : POSSIBLE)
    return payer.measureIds.map((measureId, order) => {
      const slot = slotOf(payer, measureId)
      const to = slot === null ? stepPlace(measureId) : slotPlace(slot, measureId)
      return { payer: index, measureId, slot, edge: network.edge(place, to, payer.cents, order) }
    })
  })
}

const largestOf = (payers: readonly Payer[], slot: string) =>
  Math.max(
    ...payers
      .filter((payer) => payer.measureIds.some((id) => slotOf(payer, id) === slot))
      .map(({ cents }) => cents),
  )
