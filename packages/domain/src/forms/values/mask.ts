import { formatZip } from './zip.ts'

const SLOTS: Readonly<Record<string, RegExp>> = { '9': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** What a person typed, poured into the partner's mask; a character that fits no slot is left out. */
export function applyMask(typed: string, mask: string, country: string): string {
  return mask === 'zip' ? formatZip(typed, country) : pour(typed, mask)
}

function pour(typed: string, mask: string): string {
  const left = [...typed]
  let poured = ''
  let literals = ''
  for (const place of mask) {
    const slot = SLOTS[place]
    if (slot === undefined) {
      literals += place
      continue
    }
    const next = takeFirst(left, slot)
    if (next === undefined) return poured
    poured += literals + next
    literals = ''
  }
  return poured
}

function takeFirst(left: string[], slot: RegExp): string | undefined {
  const at = left.findIndex((character) => slot.test(character))
  return at < 0 ? undefined : left.splice(0, at + 1).at(-1)
}
