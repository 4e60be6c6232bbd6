type Placed = { readonly slot: { readonly id: string }; readonly startMinutes: number }
type Days = readonly (readonly Placed[])[]

/** Where an arrow key leads from a time: up and down within its day, left and right to the nearest of another day. */
export function nextSlot(days: Days, from: string, key: string): string | undefined {
  const day = days.findIndex((slots) => slots.some(({ slot }) => slot.id === from))
  const slots = days[day] ?? []
  const at = slots.findIndex(({ slot }) => slot.id === from)
  const current = slots[at]
  if (current === undefined) return undefined
  switch (key) {
    case 'ArrowUp':
      return slots[at - 1]?.slot.id
    case 'ArrowDown':
      return slots[at + 1]?.slot.id
    case 'ArrowLeft':
      return nearest(days.slice(0, day).toReversed(), current)
    case 'ArrowRight':
      return nearest(days.slice(day + 1), current)
    case 'Home':
      return days.flat()[0]?.slot.id
    case 'End':
      return days.flat().at(-1)?.slot.id
    default:
      return undefined
  }
}

/** In the first of these days that has a time. */
function nearest(days: Days, { startMinutes }: Placed): string | undefined {
  const slots = days.find((each) => each.length > 0) ?? []
  const distance = (placed: Placed) => Math.abs(placed.startMinutes - startMinutes)
  return slots.toSorted((one, other) => distance(one) - distance(other))[0]?.slot.id
}
