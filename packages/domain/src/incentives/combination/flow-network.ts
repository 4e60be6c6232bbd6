/** A place that money flows from or to; the numbers of places and edges are given in the order they are made. */
export type Place = number
type EdgeNumber = number

/** The network in flat arrays, and what a search needs, made once: it is filled again and again. */
type Drawn = {
  /** The edges of a place are those from `first[place]` to before `first[place + 1]`. */
  readonly first: Int32Array
  readonly edges: Int32Array
  readonly to: Int32Array
  readonly cost: Float64Array
  readonly room: Float64Array
  readonly left: Float64Array
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
  #drawn: Drawn | null = null

  place(): Place {
    return this.#edgesOf.push([]) - 1
  }

  edge(from: Place, to: Place, room: number, cost = 0): EdgeNumber {
    const number = this.#half(from, to, room, cost)
    this.#half(to, from, 0, -cost)
    return number
  }

  /** Fills the network anew with some edges closed; `flowOn` tells what went along an edge. */
  fill(source: Place, sink: Place, closed: Iterable<EdgeNumber>): void {
    this.#drawn ??= this.#draw()
    const { left, room: rooms, to, cameBy } = this.#drawn
    left.set(rooms)
    for (const edge of closed) left[edge] = 0
    while (findBestPath(this.#drawn, source, sink)) {
      let room = Number.POSITIVE_INFINITY
      for (let place = sink; place !== source; place = to[(cameBy[place] as number) ^ 1] as Place)
        room = Math.min(room, left[cameBy[place] as number] as number)
      for (let place = sink; place !== source; ) {
        const edge = cameBy[place] as EdgeNumber
        left[edge] = (left[edge] as number) - room
        left[edge ^ 1] = (left[edge ^ 1] as number) + room
        place = to[edge ^ 1] as Place
      }
    }
  }

  flowOn = (edge: EdgeNumber): number => this.#drawn?.left[edge ^ 1] ?? 0

  #half(from: Place, to: Place, room: number, cost: number): EdgeNumber {
    this.#to.push(to)
    this.#cost.push(cost)
    const number = this.#room.push(room) - 1
    this.#edgesOf[from]?.push(number)
    return number
  }

  #draw(): Drawn {
    const places = this.#edgesOf.length
    const first = new Int32Array(places + 1)
    for (const [place, edges] of this.#edgesOf.entries())
      first[place + 1] = (first[place] as number) + edges.length
    return {
      first,
      edges: Int32Array.from(this.#edgesOf.flat()),
      to: Int32Array.from(this.#to),
      cost: Float64Array.from(this.#cost),
      room: Float64Array.from(this.#room),
      left: new Float64Array(this.#room.length),
      costs: new Float64Array(places),
      cameBy: new Int32Array(places),
      isWaiting: new Uint8Array(places),
      queue: new Int32Array(places),
    }
  }
}

/**
 * Notes by which edge the cheapest way comes to each place; false when nothing is gained by going to the sink. It is
 * most of the work of a combination, so that it makes nothing and calls nothing.
 */
function findBestPath(drawn: Drawn, source: Place, sink: Place): boolean {
  const { first, edges, to, cost, left, costs, cameBy, isWaiting, queue } = drawn
  const places = queue.length
  costs.fill(Number.POSITIVE_INFINITY)
  costs[source] = 0
  queue[0] = source
  let [head, waiting] = [0, 1]
  while (waiting > 0) {
    const place = queue[head] as Place
    head = head + 1 === places ? 0 : head + 1
    waiting -= 1
    isWaiting[place] = 0
    const here = costs[place] as number
    const end = first[place + 1] as number
    for (let index = first[place] as number; index < end; index++) {
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
  return (costs[sink] as number) < 0
}
