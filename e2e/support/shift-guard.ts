/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test'

/** The share of the window that may move on a page that opens. */
const AT_MOST = 0.02
const MARK = 'moved while it opened:'

type Source = { readonly node: Node | null }
type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] }

/**
 * Runs in every page before its own scripts and adds up what moves until the page is first touched or leads elsewhere:
 * what an action brings may move the rest, however late it comes.
 */
function watch({ mark, atMost }: { mark: string; atMost: number }): void {
  const path = location.pathname
  let [share, isOver] = [0, false]
  const end = () => {
    isOver = true
  }
  for (const kind of ['pointerdown', 'keydown', 'input', 'change', 'resize'])
    addEventListener(kind, end, { capture: true, passive: true })
  const named = ({ node }: Source) =>
    node instanceof Element
      ? `<${node.localName} class="${node.className}"> ${node.textContent?.slice(0, 40)}`
      : (node?.textContent ?? 'what is gone')
  const add = ({ value, sources }: Shift) => {
    if (isOver || location.pathname !== path) return end()
    share += value
    if (share <= atMost) return
    const moved = [...new Set(sources.map(named))].join(' | ')
    // biome-ignore lint/suspicious/noConsole: the one way out of a page that costs a journey no time
    console.debug(mark, `${location.host}${path} by ${share.toFixed(3)} at ${innerWidth} px: ${moved}`)
  }
  new PerformanceObserver((list) => {
    // Entries of this type; the compiler knows only what all types share.
    for (const shift of list.getEntries() as Shift[]) add(shift)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches all pages of a context; the list fills as they move. */
export async function watchShifts(context: BrowserContext): Promise<readonly string[]> {
  const moved: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'debug' && message.text().startsWith(MARK)) moved.push(message.text())
  })
  await context.addInitScript(watch, { mark: MARK, atMost: AT_MOST })
  return moved
}
