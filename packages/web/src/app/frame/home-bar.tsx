import { pageAt } from '@hearthlight/domain/navigation/page-at'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { useTakenOver } from '../../ui/taken-over.ts'
import styles from './home-bar.module.css'

/** Only who is signed in has homes, and reading them needs their schemas: no part of the first load. */
const HomeChoice = lazy(async () => ({ default: (await import('../../home/home-choice.tsx')).HomeChoice }))

/** Which home a page is about, with the person's other homes to choose from. */
export function HomeBar() {
  const { t } = useTranslation('shared')
  const { pathname } = useLocation()
  const { user } = useSession()
  const isTakenOver = useTakenOver()
  const page = pageAt(pathname)
  if (page === undefined || PAGES[page].home !== true || user?.user_type !== 'customer') return null
  return (
    <nav className={styles.bar} aria-label={t('nav.this_home')}>
      <div className={classNames('page', styles.in)}>
        {isTakenOver && (
          <Suspense>
            <HomeChoice />
          </Suspense>
        )}
      </div>
    </nav>
  )
}
