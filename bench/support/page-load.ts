/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Of one visit: milliseconds, moved share of the window, requests begun before the first paint and their rounds. */
export type PageLoad = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  readonly files: number
  readonly rounds: number
}

type Watched = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  readonly requests: readonly Request[]
}
type Request = { readonly start: number; readonly end: number }

type Seen = { largestPaint: number; layoutShift: number; changedAt: number }

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, changedAt: Number.POSITIVE_INFINITY }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    seen.changedAt = performance.now()
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    seen.changedAt = performance.now()
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  performance.setResourceTimingBufferSize(1000)
}

/** Runs in the page. */
function read(): Watched {
  const { seen } = window as unknown as { seen: Seen }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    firstPaint,
    largestPaint: seen.largestPaint,
    layoutShift: seen.layoutShift,
    requests: requests
      .filter(({ startTime }) => startTime < firstPaint)
      .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd })),
  }
}

/** The longest chain of requests each of which began only when the one before had ended. */
export function roundsOf(requests: readonly Request[]): number {
  const rounds: (Request & { readonly round: number })[] = []
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = rounds.filter(({ end }) => end <= request.start).map(({ round }) => round)
    rounds.push({ ...request, round: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...rounds.map(({ round }) => round))
}

/** Runs in the page: something was painted, and for a while nothing was painted, moved or asked for any more. */
function isAtRest(): boolean {
  const { seen } = window as unknown as { seen: Seen }
  const lastAnswer = Math.max(
    0,
    ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
  )
  return performance.now() - Math.max(seen.changedAt, lastAnswer) > 2000
}

/** Opens an address in a page that has loaded nothing yet. */
export async function measureLoad(page: Page, url: string): Promise<PageLoad> {
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(isAtRest, undefined, { polling: 250 })
  const { requests, ...paints } = await page.evaluate(read)
  return { ...paints, files: requests.length, rounds: roundsOf(requests) }
}
