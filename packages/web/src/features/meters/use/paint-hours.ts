import type { HourGrid } from '@hearthlight/domain/meters/insight/hour-insight'

const HOURS = 24
const STEPS = 6

/** The six colours as the page shows them now, light or dark. */
function coloursAt(element: HTMLElement): (readonly number[])[] {
  const probe = document.createElement('span')
  element.parentElement?.append(probe)
  const colours = Array.from({ length: STEPS }, (_, step) => {
    probe.style.color = `var(--use-${step})`
    return (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  })
  probe.remove()
  return colours
}

const stepOf = (value: number, borders: readonly number[]): number => {
  const step = borders.findIndex((border) => value <= border)
  return step < 0 ? borders.length : step
}

/** A pixel an hour; the style sheet makes them as large as there is room. What is not known stays clear. */
export function paintHours(
  canvas: HTMLCanvasElement,
  { days, values }: HourGrid,
  borders: readonly number[],
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const colours = coloursAt(canvas)
  const image = context.createImageData(days, HOURS)
  for (const [place, value] of values.entries()) {
    if (Number.isNaN(value)) continue
    const [red = 0, green = 0, blue = 0] = colours[stepOf(value, borders)] ?? []
    image.data.set([red, green, blue, 255], ((place % HOURS) * days + Math.floor(place / HOURS)) * 4)
  }
  context.putImageData(image, 0, 0)
}
