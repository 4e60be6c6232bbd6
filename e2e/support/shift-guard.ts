/// <reference lib="dom" />
import { PREVIEW_MESSAGE } from '@hearthlight/domain/studio/preview-message'
import type { BrowserContext } from '@playwright/test'

/** The share of the window that may move on a page that opens. */
const AT_MOST = 0.02
const MARK = 'moved while it opened:'

type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly Source[]
}

/**
 * Runs in every page before its own scripts and adds up what moves from the moment that a page opens, by its address or
 * because the app led to it, until it is first touched, printed or cut off: what an action brings may move the rest,
 * however late it comes.
 */
function watch({ mark, atMost, preview }: { mark: string; atMost: number; preview: string }): void {
  let [path, openedAt, share, isOver] = [location.pathname, 0, 0, false]
  const end = () => {
    isOver = true
  }
  for (const kind of ['pointerdown', 'keydown', 'input', 'change', 'resize', 'offline', 'online'])
    addEventListener(kind, end, { capture: true, passive: true })
  // What is written in an editor beside a framed page is an action too; the first that the frame is told is how it opens.
  let told = 0
  addEventListener('message', ({ data }) => {
    if (data?.type !== preview) return
    told += 1
    if (told > 1) end()
  })
  const paper = matchMedia('print')
  paper.addEventListener('change', end)
  navigation?.addEventListener('currententrychange', () => {
    if (location.pathname !== path)
      [path, openedAt, share, isOver] = [location.pathname, performance.now(), 0, false]
  })
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const named = ({ node, previousRect, currentRect }: Source) => {
    const what =
      node instanceof Element
        ? `<${node.localName} class="${node.className}"> ${node.textContent?.slice(0, 40)}`
        : (node?.textContent ?? 'what is gone')
    return `${what} (${place(previousRect)} → ${place(currentRect)})`
  }
  const add = ({ value, hadRecentInput, startTime, sources }: Shift) => {
    if (isOver || paper.matches || hadRecentInput || startTime < openedAt) return
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
  await context.addInitScript(watch, { mark: MARK, atMost: AT_MOST, preview: PREVIEW_MESSAGE })
  return moved
}
