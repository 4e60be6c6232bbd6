import { valueAt } from '@hearthlight/domain/shared/json-path'

export type Move = { readonly from: string; readonly to: string; readonly by: readonly string[] }
export type Box = { readonly code: string; readonly column: number; readonly row: number }
export type Layout = {
  readonly boxes: readonly Box[]
  /** The moves that are drawn. */
  readonly moves: readonly Move[]
  /** Ends that most statuses lead to: from how many. Their moves would lie across everything, so that none is drawn. */
  readonly fromMany: ReadonlyMap<string, number>
}

/** So many statuses of the way stand beside each other where it goes from left to right. */
export const IN_A_ROW = 5
const MANY = 3

/**
 * The way of an application that is paid goes on column by column, `most` of them in a row; what it may meet beside stands in
 * the row after that of the status that leads to it first.
 */
export function layOut(
  statuses: Readonly<Record<string, unknown>>,
  order: readonly string[],
  most: number,
): Layout {
  const all = movesOf(statuses).toSorted((one, other) => order.indexOf(one.from) - order.indexOf(other.from))
  const way = wayOf(statuses, order, all)
  const fromMany = new Map(
    order
      .filter((code) => !way.includes(code) && valueAt(statuses, [code, 'is_end']) === true)
      .map((code) => [code, all.filter(({ to }) => to === code).length] as const)
      .filter(([, count]) => count >= MANY),
  )
  const boxes = way.map((code, index) => ({
    code,
    column: index % most,
    row: 2 * Math.floor(index / most),
  }))
  for (const code of order.filter((each) => !way.includes(each))) {
    const before = all.find(({ to, from }) => to === code && boxes.some((box) => box.code === from))
    boxes.push({
      code,
      ...freePlace(boxes, boxes.find((box) => box.code === before?.from) ?? boxes[0], most),
    })
  }
  return { boxes, moves: all.filter(({ to }) => !fromMany.has(to)), fromMany }
}

export function movesOf(statuses: Readonly<Record<string, unknown>>): readonly Move[] {
  return Object.entries(statuses).flatMap(([from, status]) => {
    const found = valueAt(status, ['transitions'])
    return (Array.isArray(found) ? found : []).flatMap((move): Move[] => {
      const [to, by] = [valueAt(move, ['to']), valueAt(move, ['by'])]
      return typeof to === 'string' && to in statuses
        ? [{ from, to, by: Array.isArray(by) ? by.map(String) : [] }]
        : []
    })
  })
}

/** The shortest way to where money is paid; where none is, to what is furthest from the beginning. */
function wayOf(
  statuses: Readonly<Record<string, unknown>>,
  [first]: readonly string[],
  moves: readonly Move[],
): readonly string[] {
  if (first === undefined) return []
  const ways = new Map<string, readonly string[]>([[first, [first]]])
  // A map goes on through what is added while it is gone through.
  for (const [code, way] of ways)
    for (const { from, to } of moves) if (from === code && !ways.has(to)) ways.set(to, [...way, to])
  const isPaid = ([code]: readonly [string, unknown]) => valueAt(statuses, [code, 'money']) === 'paid'
  const found = [...ways].find(isPaid)?.[1]
  return found ?? [...ways.values()].reduce((one, other) => (other.length > one.length ? other : one))
}

/** The next place that is free in the row after, further on first. */
function freePlace(boxes: readonly Box[], above: Box | undefined, most: number): Omit<Box, 'code'> {
  const { column, row } = above ?? { column: 0, row: -1 }
  const below = row % 2 === 0 ? row + 1 : row
  const isFree = (at: number) => boxes.every((box) => box.row !== below || box.column !== at)
  const columns = Array.from({ length: most }, (_, index) => index)
  const free = columns.find((at) => at >= column && isFree(at)) ?? columns.findLast(isFree)
  return free === undefined
    ? {
        column: Math.max(...boxes.filter((box) => box.row === below).map((box) => box.column)) + 1,
        row: below,
      }
    : { column: free, row: below }
}
