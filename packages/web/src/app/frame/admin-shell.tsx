import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router'
import { consoleQueries, onConsoleEnd } from '../../console/api/console-http.ts'
import { forgetConsole, isSignedOut } from '../../console/session/console-state.ts'
import { speakLanguageOfSite } from '../../console/session/own-language.ts'
import { notify } from '../../platform/notices.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { FocusOnNavigation } from '../focus-on-navigation.tsx'
import styles from './admin-shell.module.css'
import { NoticeArea } from './notice-area.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** What surrounds the pages of the console: denser than the portal, and nothing of its menus. */
export function AdminShell() {
  const { t } = useTranslation('admin')
  useConsoleEnd()
  useEffect(() => speakLanguageOfSite, [])
  return (
    <div className={styles.console}>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <OfflineBar />
      <QueryClientProvider client={consoleQueries}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Outlet />
          <FocusOnNavigation />
        </Suspense>
      </QueryClientProvider>
      <NoticeArea />
      <ScrollRestoration />
    </div>
  )
}

/** A session that ended while the page stood open leads to the gate, and says why. */
function useConsoleEnd(): void {
  const navigate = useNavigate()
  useEffect(() => {
    onConsoleEnd(({ code, title }) => {
      if (isSignedOut()) return
      forgetConsole()
      notify({
        kind: 'notice-stay',
        tone: 'info',
        text: code === 'shared.no-session' ? i18next.t('shared:idle.ended') : title,
      })
      void navigate(ADMIN_PATHS.signIn)
    })
    return () => onConsoleEnd(() => undefined)
  }, [navigate])
}
