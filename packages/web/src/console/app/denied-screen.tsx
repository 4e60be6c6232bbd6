import type { AdminSession } from '@hearthlight/domain/accounts/staff/admin'
import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { PageHead } from '../kit/page-head.tsx'
import styles from './denied-screen.module.css'
import type { Section } from './section.ts'

/** Says which permission is missing: whoever is asked for it can then give it. */
export function DeniedScreen({ section, session }: { section: Section; session: AdminSession }) {
  const { t } = useTranslation(['admin-kit', 'admin'])
  const name = t(`admin:section.${section.name}`)
  const own = session.fullPermissions.map((permission) => t(`admin:permission.${permission}`))
  return (
    <div className={styles.denied}>
      <Icon name="lock" size="m" className={styles.lock} />
      <PageHead title={t('denied.title', { section: name })} sub={t('denied.text')} />
      <Definitions
        items={[
          {
            id: 'needed',
            term: t('denied.needed'),
            value: <b>{t(`admin:permission.${section.permission}`)}</b>,
          },
          {
            id: 'own',
            term: t('denied.own'),
            value: own.length === 0 ? t('denied.nothing') : own.join(' · '),
          },
        ]}
      />
      <p>
        <LinkButton to={ADMIN_ROOT} variant="secondary">
          {t('denied.back')}
        </LinkButton>
      </p>
    </div>
  )
}
