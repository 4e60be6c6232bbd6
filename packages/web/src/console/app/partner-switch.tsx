import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Menu } from '../../ui/overlays/menu.tsx'
import { partnersQuery } from '../api/session-api.ts'
import styles from './rail.module.css'

/** For operators: the console of another partner stands at that partner's own address. */
export function PartnerSwitch() {
  const { t } = useTranslation('admin')
  const { name } = usePartner()
  const { data = [] } = useQuery(partnersQuery)
  const others = data.filter((partner) => partner.name !== name)
  return (
    <div className={styles.partner}>
      <span className="muted">{t('nav.partner')}</span>
      {others.length === 0 ? (
        <b>{name}</b>
      ) : (
        <Menu
          label={<b>{name}</b>}
          items={others.map(({ id, name: label, console_url }) => ({ id, label, href: console_url }))}
        />
      )}
    </div>
  )
}
