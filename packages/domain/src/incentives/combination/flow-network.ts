/** A place that money flows from or to; the numbers of places and edges are given in the order they are made. */
export type Place = number
export type EdgeNumber = number

/** How much each edge, and the reverse beside it, could still take. */
export type Flow = Float64Array

/** The network in flat arrays, and what a search needs, made once: it is searched again and again. */
type Drawn = {
  /** The edges of a place are those from `first[place]` to before `first[place + 1]`. */
  readonly first: Int32Array
  readonly edges: Int32Array
  readonly to: Int32Array
  readonly cost: Float64Array
  readonly room: Float64Array
  readonly costs: Float64Array
  readonly cameBy: Int32Array
  readonly isWaiting: Uint8Array
  /** A ring: a place waits once at most. */
  readonly queue: Int32Array
}

/**
 * Money on its way from a source to a sink, as much as is worth something: along the path that is worth most, again
 * and again, until none is worth anything (successive shortest paths, by Bellman and Ford with a queue). Each edge has
 * its reverse beside it, the number that differs in the last bit.
 */
export class FlowNetwork {
  readonly #edgesOf: EdgeNumber[][] = []
  readonly #to: Place[] = []
  readonly #cost: number[] = []
  readonly #room: number[] = []
  readonly source: Place
  readonly sink: Place
  /** From the sink back to the source: by it, money that is turned away may find another way, or none. */
  readonly #back: EdgeNumber
  #drawn: Drawn | null = null

  constructor() {
    this.source = this.place()
    this.sink = this.place()
    this.#back = this.edge(this.sink, this.source, 0)
  }

  place(): Place {
    return this.#edgesOf.push([]) - 1
  }

  edge(from: Place, to: Place, room: number, cost = 0): EdgeNumber {
    const number = this.#half(from, to, room, cost)
    this.#half(to, from, 0, -cost)
    return number
  }

  /** The best flow of all. */
  fill(): Flow {
    const drawn = this.#drawing()
    const left = Float64Array.from(drawn.room)
    let sent = 0
    while (findBestPath(drawn, left, this.source, this.sink) && (drawn.costs[this.sink] as number) < 0)
      sent += sendAlong(drawn, left, this.source, this.sink, Number.POSITIVE_INFINITY)
    left[this.#back] = Number.POSITIVE_INFINITY
    left[this.#back ^ 1] = sent
    return left
  }

  /**
   * The best flow once some edges are closed, from the best one before: only what went along them is sent anew. What
   * is left has no circle that is worth anything, since closing an edge makes none, so that it stays the best.
   */
  close(before: Flow, closed: readonly EdgeNumber[]): Flow {
    const drawn = this.#drawing()
    const left = Float64Array.from(before)
    const turnedAway = closed.map((edge) => left[edge ^ 1] as number)
    for (const edge of closed) left[edge] = left[edge ^ 1] = 0
    for (const [index, edge] of closed.entries()) {
      const [from, to] = [drawn.to[edge ^ 1] as Place, drawn.to[edge] as Place]
      let waiting = turnedAway[index] as number
      while (waiting > 0 && findBestPath(drawn, left, from, to))
        waiting -= sendAlong(drawn, left, from, to, waiting)
    }
    return left
  }

  #half(from: Place, to: Place, room: number, cost: number): EdgeNumber {
    this.#to.push(to)
    this.#cost.push(cost)
    const number = this.#room.push(room) - 1
    this.#edgesOf[from]?.push(number)
    return number
  }

  #drawing(): Drawn {
    if (this.#drawn !== null) return this.#drawn
    const places = this.#edgesOf.length
    const first = new Int32Array(places + 1)
    for (const [place, edges] of this.#edgesOf.entries())
      first[place + 1] = (first[place] as number) + edges.length
    this.#drawn = {
      first,
      edges: Int32Array.from(this.#edgesOf.flat()),
      to: Int32Array.from(this.#to),
      cost: Float64Array.from(this.#cost),
      room: Float64Array.from(this.#room),
      costs: new Float64Array(places),
      cameBy: new Int32Array(places),
      isWaiting: new Uint8Array(places),
      queue: new Int32Array(places),
    }
    return this.#drawn
  }
}

/** What goes along an edge. */
export const flowOn = (flow: Flow, edge: EdgeNumber): number => flow[edge ^ 1] as number

/** Sends as much as the path that was found takes, at most `most`, and tells how much it was. */
function sendAlong({ to, cameBy }: Drawn, left: Flow, from: Place, end: Place, most: number): number {
  let room = most
  for (let place = end; place !== from; place = to[(cameBy[place] as number) ^ 1] as Place)
    room = Math.min(room, left[cameBy[place] as number] as number)
  for (let place = end; place !== from; ) {
    const edge = cameBy[place] as EdgeNumber
    left[edge] = (left[edge] as number) - room
    left[edge ^ 1] = (left[edge ^ 1] as number) + room
    place = to[edge ^ 1] as Place
  }
  return room
}

/**
 * Notes by which edge the cheapest way comes to each place; false when there is none to the end. It is most of the work
 * of a combination, so that it makes nothing and calls nothing.
 */
function findBestPath(drawn: Drawn, left: Flow, from: Place, end: Place): boolean {
  const { first, edges, to, cost, costs, cameBy, isWaiting, queue } = drawn
  const places = queue.length
  costs.fill(Number.POSITIVE_INFINITY)
  costs[from] = 0
  queue[0] = from
  let [head, waiting] = [0, 1]
  while (waiting > 0) {
    const place = queue[head] as Place
    head = head + 1 === places ? 0 : head + 1
    waiting -= 1
    isWaiting[place] = 0
    const here = costs[place] as number
    const last = first[place + 1] as number
    for (let index = first[place] as number; index < last; index++) {
      const edge = edges[index] as EdgeNumber
      const next = to[edge] as Place
      const there = here + (cost[edge] as number)
      if ((left[edge] as number) <= 0 || there >= (costs[next] as number)) continue
      costs[next] = there
      cameBy[next] = edge
      if (isWaiting[next]) continue
      isWaiting[next] = 1
      queue[(head + waiting) % places] = next
      waiting += 1
    }
  }
  return costs[end] !== Number.POSITIVE_INFINITY
}
