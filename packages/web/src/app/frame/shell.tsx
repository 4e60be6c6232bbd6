import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { useFeatures, useSession } from '../../platform/session.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { FocusOnNavigation } from '../focus-on-navigation.tsx'
import { QueryError } from '../query-error.tsx'
import { ActingBanner } from './acting-banner.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoticeArea } from './notice-area.tsx'
import { OfflineBar } from './offline-bar.tsx'
import styles from './shell.module.css'

/** Only who is signed in can be signed out, so the dialog is no part of the first load. */
const IdleWarning = lazy(async () => ({ default: (await import('./idle-warning.tsx')).IdleWarning }))

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation('shared')
  const { isSignedIn } = useSession()
  const { idleWarning } = useFeatures()
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <ActingBanner />
      <EnvironmentBanner />
      <OfflineBar />
      <Header />
      <NoticeArea />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <FocusOnNavigation />
        </Suspense>
      </main>
      <Footer />
      {isSignedIn && idleWarning && (
        <Suspense>
          <IdleWarning />
        </Suspense>
      )}
      <QueryError />
      <ScrollRestoration />
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className="page section">
      <Skeleton lines={4} />
    </div>
  )
}
