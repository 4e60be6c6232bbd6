import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { ConsoleIcon } from '../kit/console-icon.tsx'
import { Key } from '../kit/keys/key.tsx'
import { sectionAt } from './open-sections.ts'
import styles from './top-bar.module.css'

type Props = { onMenu: () => void; onSearch: () => void; onKeys: () => void }

/** Where one is, whose console it is, and the way to everything else. */
export function TopBar({ onMenu, onSearch, onKeys }: Props) {
  const { t } = useTranslation(['admin', 'admin-kit'])
  const partner = usePartner()
  const section = sectionAt(useLocation().pathname)
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label={t('nav.menu')} onClick={onMenu}>
        <Icon name="menu" size="m" />
      </button>
      <p className={styles.place}>
        <span>{partner.name}</span>
        {section !== undefined && <b>{t(`section.${section.name}`)}</b>}
      </p>
      <button type="button" className={styles.find} onClick={onSearch}>
        <Icon name="search" />
        <span>{t('admin-kit:palette.open')}</span>
        <Key>/</Key>
      </button>
      <button type="button" className={styles.help} aria-label={t('admin-kit:keys.title')} onClick={onKeys}>
        <ConsoleIcon name="help" />
      </button>
    </header>
  )
}
