import type { Choice } from './choices/choice.ts'

/** The chosen values after one more press. A plain choice ("I don't know") stands alone: it clears the others and they clear it. */
export function toggled(chosen: readonly string[], pressed: Choice, choices: readonly Choice[]): string[] {
  if (chosen.includes(pressed.value)) return chosen.filter((value) => value !== pressed.value)
  if (pressed.isPlain) return [pressed.value]
  const plain = new Set(choices.filter((choice) => choice.isPlain).map((choice) => choice.value))
  const kept = new Set([...chosen.filter((value) => !plain.has(value)), pressed.value])
  return choices.map((choice) => choice.value).filter((value) => kept.has(value))
}
