import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { consoleStateQuery, sessionQuery } from '../api/session-api.ts'
import { KeysSheet } from '../kit/keys/keys-sheet.tsx'
import { useKeyboard, useShortcuts } from '../kit/keys/shortcuts.ts'
import { ConsoleHeader } from './console-header.tsx'
import styles from './frame.module.css'
import { isBenchAt, openSections, sectionAddress } from './open-sections.ts'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { UndoToast } from './undo-toast.tsx'

/**
 * What surrounds the console's pages. Who is held to set up a second step sees nothing of it yet; when they have done
 * so it appears around the page, which stays as it is: the recovery codes on it are shown this once.
 */
export function Frame() {
  const { data: console } = useSuspenseQuery(consoleStateQuery)
  const isHeld = console.state === 'set-up'
  const isBench = isBenchAt(useLocation().pathname)
  return (
    <div className={isHeld ? undefined : styles.frame} data-rail={isBench ? 'icons' : undefined}>
      {isHeld ? (
        <ConsoleHeader email={console.email ?? ''} />
      ) : (
        <Suspense fallback={null}>
          <Around isBench={isBench} />
        </Suspense>
      )}
      {/* Another one on a bench: what is there anew does not move. */}
      <main key={String(isBench)} id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}

function Around({ isBench }: { isBench: boolean }) {
  const { t } = useTranslation(['admin-kit', 'admin'])
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [open, setOpen] = useState<'palette' | 'keys' | 'rail' | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const sections = openSections(session)
  const [shownAt, setShownAt] = useState(pathname)
  // The rail of a phone closes once it has led somewhere.
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpen(null)
  }
  useKeyboard()
  useShortcuts('everywhere', [
    { keys: '/', label: t('keys.search'), run: () => setOpen('palette') },
    { keys: 'ctrl+k', label: t('keys.search'), run: () => setOpen('palette') },
    { keys: '?', label: t('keys.sheet'), run: () => setOpen('keys') },
    ...sections.flatMap((section) =>
      section.key === undefined
        ? []
        : [
            {
              keys: `g ${section.key}`,
              label: t(`admin:section.${section.name}`),
              run: () => void navigate(sectionAddress(section)),
            },
          ],
    ),
  ])
  return (
    <>
      <Rail {...{ session, sections, isBench }} isOpen={open === 'rail'} onClose={() => setOpen(null)} />
      <TopBar
        key={String(isBench)}
        onMenu={() => setOpen('rail')}
        onSearch={() => setOpen('palette')}
        onKeys={() => setOpen('keys')}
      />
      <UndoToast />
      <KeysSheet isOpen={open === 'keys'} onClose={() => setOpen(null)} />
      {open === 'palette' && <Palette sections={sections} onClose={() => setOpen(null)} />}
    </>
  )
}
