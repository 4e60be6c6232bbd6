import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import styles from './about.module.css'

const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The same ways to reach the partner as in the header and the footer, with a name to ask for. */
export function AboutContact() {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { contact_hours: hours } = partner.settings.sections.header
  return (
    <section className="section">
      <div className={`page ${styles.contact}`}>
        <h2>{t('pages.contact')}</h2>
        <address className={styles.ways}>
          <p>
            <b>{partner.contact_name ?? partner.name}</b>
            {hours !== undefined && <span className="muted">{hours}</span>}
          </p>
          {partner.contact_phone !== null && (
            <a href={telephone(partner.contact_phone)}>{partner.contact_phone}</a>
          )}
          <a href={`mailto:${partner.contact_email}`}>{partner.contact_email}</a>
          {partner.website_url !== null && <a href={partner.website_url}>{t('nav.website')}</a>}
        </address>
      </div>
    </section>
  )
}
