import type { EmbedMessage } from '../../embed/embed-message.ts'

/** Tells the site around the frame how high the page is, now and whenever that changes. Only the site that it names hears it. */
export function tellSize(place: HTMLElement, host: string | null): () => void {
  if (host === null || !URL.canParse(host) || window.parent === window) return () => undefined
  const { origin } = new URL(host)
  const watch = new ResizeObserver(() => {
    const message: EmbedMessage = {
      from: 'hearthlight-embed',
      height: place.getBoundingClientRect().height,
      title: document.title,
    }
    window.parent.postMessage(message, origin)
  })
  watch.observe(place)
  return () => watch.disconnect()
}
