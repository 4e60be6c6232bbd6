import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AuthLayout } from '../auth-layout.tsx'

/** Opening the same address once more makes the call anew. */
export function SearchAgain({ text }: { text: string | undefined }) {
  const { t } = useTranslation(['accounts', 'shared'])
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <AuthLayout title={t('screen.search.failed')}>
      <div role="alert">
        <Notice tone="danger">{text}</Notice>
      </div>
      <p className="cluster">
        <Button onClick={() => navigate(pathname + search, { replace: true, state })}>
          {t('shared:error.retry')}
        </Button>
      </p>
    </AuthLayout>
  )
}
