import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Words of charts that cover one another or a leader line, or that leave their chart, at each of the widths. */
export async function expectLabelsApart(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('figure svg[role="group"]').first()).toBeVisible()
    // A chart is drawn anew once it has measured its room and its letters.
    await expect.poll(() => page.evaluate(collisions), { message: `charts at ${width} px` }).toEqual([])
  }
}

/** Runs in the page. */
function collisions(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isShown = (element: Element) => boxOf(element).height > 0
  return [...document.querySelectorAll('figure svg[role="group"]')].filter(isShown).flatMap((chart) => {
    const room = boxOf(chart)
    const words = [...chart.querySelectorAll('text')].filter(isShown)
    const lines = [...chart.querySelectorAll('path')].filter((path) => {
      const { width, height } = boxOf(path)
      return width < 2 && height > 2
    })
    const outside = words
      .filter((word) => boxOf(word).left < room.left - 1 || boxOf(word).right > room.right + 1)
      .map((word) => `“${word.textContent}” leaves its chart`)
    const covered = words.flatMap((word, index) => {
      const a = boxOf(word)
      return [...words.slice(index + 1), ...lines]
        .filter((other) => {
          const b = boxOf(other)
          // Boxes of letters are taller than what is drawn of them: two lines of one name may touch.
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && down > 4
        })
        .map((other) => `“${word.textContent}” covers “${other.textContent || 'a line'}”`)
    })
    return [...outside, ...covered]
  })
}
