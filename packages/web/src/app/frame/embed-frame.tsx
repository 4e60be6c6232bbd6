import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './embed-frame.module.css'
import { tellSize } from './tell-size.ts'

/** What surrounds a page inside another site: no header, no menu, and as high as the page is. */
export function EmbedFrame() {
  const [search] = useSearchParams()
  const host = search.get('host')
  const scheme = search.get('scheme')
  const place = useRef<HTMLElement>(null)
  useEffect(() => (place.current === null ? undefined : tellSize(place.current, host)), [host])
  useEffect(() => {
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
  }, [scheme])
  return (
    <main id="main" ref={place} className={styles.embed}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Outlet />
      </Suspense>
    </main>
  )
}
