let drawnFor = ''

/** The server draws a page for the host it was asked at. */
export function setSiteHost(host: string): void {
  drawnFor = host
}

/** The name of the host that this page stands on. */
export const siteHost = (): string => (typeof location === 'undefined' ? drawnFor : location.hostname)
