import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useFeatures, useSession } from '../../platform/session.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useTakenOver } from '../../ui/taken-over.ts'
import { FocusOnNavigation } from '../focus-on-navigation.tsx'
import { QueryError } from '../query-error.tsx'
import { ActingBanner } from './acting-banner.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { HomeBar } from './home-bar.tsx'
import { NoticeArea } from './notice-area.tsx'
import { OfflineBar } from './offline-bar.tsx'
import styles from './shell.module.css'

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation('shared')
  const { pathname } = useLocation()
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <ActingBanner />
      <EnvironmentBanner />
      <OfflineBar />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {/* Inside, so that the page itself stays where it is when a page with a home follows one without. */}
        <HomeBar />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <FocusOnNavigation />
        </Suspense>
      </main>
      <NoticeArea />
      {/* Of each page its own: on the way back to the end of a longer or shorter one it would be pushed. */}
      <Footer key={pathname} />
      <IdleWatch />
      <QueryError />
      <ScrollRestoration />
    </div>
  )
}

/** Only who is signed in can be signed out, so the dialog is no part of the first load. */
const IdleWarning = lazy(async () => ({ default: (await import('./idle-warning.tsx')).IdleWarning }))

/** Begins once the app runs: a page that was drawn by the server is taken over without waiting for the dialog. */
function IdleWatch() {
  const { isSignedIn } = useSession()
  const { idleWarning } = useFeatures()
  const isTakenOver = useTakenOver()
  if (!isSignedIn || !idleWarning || !isTakenOver) return null
  return (
    <Suspense>
      <IdleWarning />
    </Suspense>
  )
}

function PageSkeleton() {
  return (
    <div className="page section">
      <Skeleton lines={4} />
    </div>
  )
}
