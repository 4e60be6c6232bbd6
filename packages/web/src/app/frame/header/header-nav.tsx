import { useTranslation } from 'react-i18next'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { useMenuContent } from '../menu-content.ts'
import styles from './header.module.css'
import { HeaderEntry } from './header-entry.tsx'

export function HeaderNav() {
  const { t } = useTranslation('shared')
  const { main, account } = useMenuContent()
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {main.map((section) =>
        section.kind === 'entry' ? (
          <HeaderEntry key={section.item.id} item={section.item} />
        ) : (
          <Menu
            key={section.id}
            label={section.label}
            items={section.items}
            className={styles.entry}
            isCurrent={section.items.some((item) => item.current !== undefined)}
          />
        ),
      )}
      {account.length > 0 && <span className={styles.rule} aria-hidden="true" />}
      {account.map((item) => (
        <HeaderEntry key={item.id} item={item} />
      ))}
      <LanguageSwitch className={styles.entry} />
    </nav>
  )
}
