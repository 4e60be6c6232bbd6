import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isBuilt } from '../../platform/boot/built-routes.ts'
import { linkTarget, type PartnerLink } from '../../platform/link-target.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures, useSession } from '../../platform/session.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { menuPages } from './main-menu.ts'

type FooterLink = PartnerLink & { readonly label: string }

export function Footer() {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { footer, header } = partner.settings.sections
  return (
    <footer className={styles.footer}>
      <div className={classNames('page', styles.in)}>
        <div>
          <p>
            <b>{partner.name}</b>
          </p>
          <p>
            {partner.contact_phone !== null && <>{partner.contact_phone} · </>}
            <a href={`mailto:${partner.contact_email}`}>{partner.contact_email}</a>
          </p>
          {header.contact_hours !== undefined && <p>{header.contact_hours}</p>}
        </div>
        <nav aria-label={t('nav.footer')}>
          <FooterLinks />
        </nav>
        <div className={styles.aside}>
          <LanguageSwitch className={styles.language} />
          <p className="note">{footer.note ?? t('shell.estimates_by')}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const { t } = useTranslation('shared')
  const { footer } = usePartner().settings.sections
  const { user } = useSession()
  const features = useFeatures()
  const own = menuPages('footer', { features, user, isBuilt })
  const links: readonly FooterLink[] =
    footer.links.length > 0 ? footer.links : own.map(({ route, text }) => ({ route, label: t(text) }))
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <FooterEntry key={link.label} link={link} />
      ))}
    </ul>
  )
}

function FooterEntry({ link }: { link: FooterLink }) {
  const target = linkTarget(link)
  if (target === undefined) return null
  return (
    <li>
      {'to' in target ? <Link to={target.to}>{link.label}</Link> : <a href={target.href}>{link.label}</a>}
    </li>
  )
}
