import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from './page-head.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation('admin-kit')
  return (
    <>
      <PageHead title={t('missing.title')} sub={t('missing.text')} />
      <p>
        <LinkButton to={ADMIN_ROOT} variant="secondary">
          {t('denied.back')}
        </LinkButton>
      </p>
    </>
  )
}
