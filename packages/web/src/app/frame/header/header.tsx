import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePartner } from '../../../platform/partner.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useWaiting } from '../../../ui/taken-over.ts'
import styles from './header.module.css'
import { HeaderNav } from './header-nav.tsx'
import { HeaderPanel } from './header-panel.tsx'

/** Logo and main menu; a drawer holds the same entries under 768 px (spec 1 section 9). */
export function Header() {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const waiting = useWaiting()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className={styles.header}>
      <div className={classNames('page', styles.in)}>
        <Link to={pathTo('home')} className={styles.logo}>
          <img src={partner.logo_url} alt={t('nav.home', { partner: partner.name })} />
        </Link>
        <HeaderNav />
        <button
          type="button"
          {...waiting}
          className={classNames(styles.entry, styles.menuButton)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="menu" size="m" /> {t('nav.menu')}
        </button>
        <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('nav.menu')}>
          <HeaderPanel onDone={() => setIsOpen(false)} />
        </Drawer>
      </div>
    </header>
  )
}
