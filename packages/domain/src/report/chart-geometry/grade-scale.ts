export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Grade = (typeof GRADES)[number]

export type GradeBox = { letter: Grade; x: number; width: number }

/** Seven boxes side by side with a small gap. */
export function gradeScaleGeometry(width: number, gap = 3): GradeBox[] {
  const box = (width - gap * (GRADES.length - 1)) / GRADES.length
  return GRADES.map((letter, index) => ({ letter, x: index * (box + gap), width: box }))
}
