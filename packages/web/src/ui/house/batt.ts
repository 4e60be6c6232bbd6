import { round } from './house-geometry.ts'

/** The architect's symbol for batt insulation: a serpentine between two faces, lying. */
export function lyingBatt(x0: number, x1: number, y0: number, y1: number): string {
  const pitch = Math.max(5, Math.abs(y1 - y0) * 0.42)
  let path = `M${round(x0)} ${round(y1)}`
  let isRising = true
  for (let x = x0; x + pitch <= x1; x += pitch) {
    const [from, to] = isRising ? [y1, y0] : [y0, y1]
    path += `C${round(x + pitch * 1.25)} ${round(from)} ${round(x - pitch * 0.25)} ${round(to)} ${round(x + pitch)} ${round(to)}`
    isRising = !isRising
  }
  return path
}

/** The same between two upright faces. */
export function standingBatt(y0: number, y1: number, x0: number, x1: number): string {
  const pitch = Math.max(5, Math.abs(x1 - x0) * 0.6)
  let path = `M${round(x0)} ${round(y0)}`
  let isRight = true
  for (let y = y0; y + pitch <= y1; y += pitch) {
    const [from, to] = isRight ? [x0, x1] : [x1, x0]
    path += `C${round(from)} ${round(y + pitch * 1.25)} ${round(to)} ${round(y - pitch * 0.25)} ${round(to)} ${round(y + pitch)}`
    isRight = !isRight
  }
  return path
}
