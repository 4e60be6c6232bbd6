/// <reference lib="dom" />
import type { Page } from '@playwright/test'

type Entry = PerformanceEntry & { readonly value: number }
type Watching = Window & { shift: { share: number; observer: PerformanceObserver } }

/** Runs in every page before its own scripts. */
function watch(): void {
  const add = (entries: PerformanceEntryList) => {
    // Entries of this type; the compiler knows only what all types share.
    for (const { value } of entries as Entry[]) shift.share += value
  }
  const shift = { share: 0, observer: new PerformanceObserver((list) => add(list.getEntries())) }
  shift.observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { shift })
}

export const watchShifts = (page: Page) => page.addInitScript(watch)

/** The share of the window that has moved on this page since it was opened. Nobody has touched it: all of it counts. */
export async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return (window as unknown as Watching).shift.share
  })
}
