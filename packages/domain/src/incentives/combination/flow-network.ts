/** A place that money flows from or to; the numbers of places and edges are given in the order they are made. */
export type Place = number
type EdgeNumber = number

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
  #left: number[] = []

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
    this.#left = [...this.#room]
    for (const edge of closed) this.#left[edge] = 0
    for (let cameBy = this.#bestPath(source, sink); cameBy; cameBy = this.#bestPath(source, sink)) {
      let room = Number.POSITIVE_INFINITY
      this.#walk(source, sink, cameBy, (edge) => {
        room = Math.min(room, this.#left[edge] ?? 0)
      })
      this.#walk(source, sink, cameBy, (edge) => {
        this.#left[edge] = (this.#left[edge] ?? 0) - room
        this.#left[edge ^ 1] = (this.#left[edge ^ 1] ?? 0) + room
      })
    }
  }

  flowOn = (edge: EdgeNumber): number => this.#left[edge ^ 1] ?? 0

  #half(from: Place, to: Place, room: number, cost: number): EdgeNumber {
    this.#to.push(to)
    this.#cost.push(cost)
    const number = this.#room.push(room) - 1
    this.#edgesOf[from]?.push(number)
    return number
  }

  /** By which edge the cheapest way comes to each place; null when nothing is gained by going to the sink. */
  #bestPath(source: Place, sink: Place): Int32Array | null {
    const places = this.#edgesOf.length
    const costs = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
    const cameBy = new Int32Array(places)
    const isWaiting = new Uint8Array(places)
    costs[source] = 0
    const queue = [source]
    for (let head = 0; head < queue.length; head++) {
      const place = queue[head] as Place
      isWaiting[place] = 0
      this.#relax(place, costs, (next, edge) => {
        cameBy[next] = edge
        if (!isWaiting[next]) queue.push(next)
        isWaiting[next] = 1
      })
    }
    return (costs[sink] as number) < 0 ? cameBy : null
  }

  #relax(place: Place, costs: Float64Array, onCheaper: (next: Place, edge: EdgeNumber) => void): void {
    for (const edge of this.#edgesOf[place] as EdgeNumber[]) {
      if ((this.#left[edge] as number) <= 0) continue
      const next = this.#to[edge] as Place
      const cost = (costs[place] as number) + (this.#cost[edge] as number)
      if (cost >= (costs[next] as number)) continue
      costs[next] = cost
      onCheaper(next, edge)
    }
  }

  #walk(source: Place, sink: Place, cameBy: Int32Array, visit: (edge: EdgeNumber) => void): void {
    for (let place = sink; place !== source; ) {
      const edge = cameBy[place] as EdgeNumber
      visit(edge)
      place = this.#to[edge ^ 1] as Place
    }
  }
}
