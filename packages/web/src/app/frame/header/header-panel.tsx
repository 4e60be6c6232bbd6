import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { useMenuContent } from '../menu-content.ts'
import styles from './header.module.css'
import { HeaderEntry } from './header-entry.tsx'

/** The header's entries as a list, for the drawer of a small screen. */
export function HeaderPanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shared')
  const { main, account } = useMenuContent()
  const hours = usePartner().settings.sections.header.contact_hours
  return (
    <nav className={styles.panel} aria-label={t('nav.main')}>
      {account.map((item) => (
        <HeaderEntry key={item.id} item={item} onDone={onDone} />
      ))}
      {main.map((section) =>
        section.kind === 'entry' ? (
          <HeaderEntry key={section.item.id} item={section.item} onDone={onDone} />
        ) : (
          <section key={section.id} className={styles.panel}>
            <h3 className={styles.panelHead}>{section.label}</h3>
            {section.items.map((item) => (
              <HeaderEntry key={item.id} item={item} onDone={onDone} />
            ))}
          </section>
        ),
      )}
      <LanguageSwitch className={styles.entry} onDone={onDone} />
      {hours !== undefined && <p className={styles.hours}>{hours}</p>}
    </nav>
  )
}
