import { readEmbedMessage } from './embed-message.ts'

const KINDS = ['rebate-finder', 'offers'] as const
type Kind = (typeof KINDS)[number]

const isKind = (text: string | null): text is Kind => KINDS.some((kind) => kind === text)

/**
 * `<hearthlight-embed kind="rebate-finder">`: a page of the portal inside another site. What stands between the tags is
 * shown until the page has told its size, and stays where it never does: a link to the portal, say. It sets styles by
 * script only, so that it works under a content security policy without inline styles.
 */
export function defineEmbedElement(ownOrigin: string | null): void {
  if (customElements.get('hearthlight-embed') !== undefined) return
  customElements.define(
    'hearthlight-embed',
    class extends HTMLElement {
      #stop: () => void = () => undefined

      connectedCallback(): void {
        const kind = this.getAttribute('kind')
        const origin = originOf(this.getAttribute('partner-host')) ?? ownOrigin
        if (!isKind(kind)) throw new Error(`hearthlight-embed: kind must be one of ${KINDS.join(', ')}`)
        if (origin === null) throw new Error('hearthlight-embed: partner-host must name the portal')
        this.#stop = show(this, origin, kind)
      }

      disconnectedCallback(): void {
        this.#stop()
      }
    },
  )
}

/** A host name alone is meant as https. */
function originOf(text: string | null): string | null {
  const url = text === null || text === '' ? '' : text.includes('://') ? text : `https://${text}`
  return URL.canParse(url) ? new URL(url).origin : null
}

function show(place: HTMLElement, origin: string, kind: Kind): () => void {
  const frame = document.createElement('iframe')
  frame.src = addressOf(place, origin, kind)
  Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' })
  const hear = ({ data, origin: sender, source }: MessageEvent<unknown>) => {
    const message = sender === origin && source === frame.contentWindow ? readEmbedMessage(data) : null
    if (message === null) return
    frame.style.height = `${Math.ceil(message.height)}px`
    frame.title = message.title
    for (const other of [...place.childNodes]) if (other !== frame) other.remove()
  }
  window.addEventListener('message', hear)
  place.style.display = 'block'
  place.append(frame)
  return () => {
    window.removeEventListener('message', hear)
    frame.remove()
  }
}

/** The page speaks the language of what surrounds it, and is as light or dark. */
function addressOf(place: HTMLElement, origin: string, kind: Kind): string {
  const language = place.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase()
  const scheme = getComputedStyle(place).colorScheme
  const query = new URLSearchParams({
    host: window.location.origin,
    ...(language && { lang: language }),
    scheme: scheme.includes('dark') ? (scheme.includes('light') ? 'auto' : 'dark') : 'light',
  })
  return `${origin}/embed/${kind}?${query}`
}
