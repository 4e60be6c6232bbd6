export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Grade = (typeof GRADES)[number]

export type GradeBox = { letter: Grade; x: number; width: number }

/** Seven boxes side by side with a small gap. */
export function gradeScaleGeometry(width: number, gap = 3): GradeBox[] {
  const box = (width - gap * (GRADES.length - 1)) / GRADES.length
  return GRADES.map((letter, index) => ({ letter, x: index * (box + gap), width: box }))
}

type MarkWords = { readonly centre: number; readonly width: number }

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Where the words of one mark or two, from the left, begin: over their letters, inside the scale, clear of one another. */
export function markLefts(marks: readonly MarkWords[], width: number, gap: number): readonly number[] {
  const lefts = marks.map((mark) => clamp(mark.centre - mark.width / 2, 0, width - mark.width))
  const [first, second] = marks
  const [left = 0, right = 0] = lefts
  if (first === undefined || second === undefined || left + first.width + gap <= right) return lefts
  const both = first.width + gap + second.width
  const start = clamp((left + right + second.width - both) / 2, 0, width - both)
  return [start, start + first.width + gap]
}
