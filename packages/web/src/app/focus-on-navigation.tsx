import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its heading, so that a screen reader starts where the eye does. */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    const active = document.activeElement
    if (main?.contains(active)) return
    // Who opened a menu while the page was on its way would see it close again.
    if (active?.getAttribute('aria-expanded') === 'true') return
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
