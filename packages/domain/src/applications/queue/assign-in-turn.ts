/** Each goes to the reviewer who then has the fewest; of several, to the first by id, so that the same is decided twice. */
export function assignInTurn(
  ids: readonly string[],
  loads: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const open = new Map([...loads].sort(([a], [b]) => (a < b ? -1 : 1)))
  const given = new Map<string, string>()
  for (const id of ids) {
    const [reviewer, load] = [...open].reduce(
      (least, entry) => (entry[1] < least[1] ? entry : least),
      ['', Number.POSITIVE_INFINITY],
    )
    if (reviewer === '') return given
    given.set(id, reviewer)
    open.set(reviewer, load + 1)
  }
  return given
}
