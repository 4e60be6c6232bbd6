const last = new Map<string, Promise<unknown>>()

/** Runs what has the same key one after another, in the order it came; other keys do not wait. */
export function inTurn<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, mine)
  const leave = () => {
    if (last.get(key) === mine) last.delete(key)
  }
  mine.then(leave, leave)
  return mine
}
