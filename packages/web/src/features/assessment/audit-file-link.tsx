import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The short way to the answers for who has had an energy audit. */
export function AuditFileLink() {
  const { t } = useTranslation('audit-file')
  return (
    <p className="note">
      {t('had_audit')} <Link to={pathTo('audit-file')}>{t('bring')}</Link>
    </p>
  )
}
