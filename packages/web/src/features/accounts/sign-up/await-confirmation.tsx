import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import { AuthLayout } from '../auth-layout.tsx'

type Props = { email: string; title: string; text: string }

export function AwaitConfirmation({ email, title, text }: Props) {
  const { t } = useTranslation('accounts')
  const resend = useMutation({ mutationFn: () => accountsApi.resendVerification(email) })
  return (
    <AuthLayout title={title} text={text}>
      {resend.error !== null && (
        <div role="alert">
          <Notice tone="danger">{resend.error.message}</Notice>
        </div>
      )}
      <div role="status">
        {resend.isSuccess && <Notice tone="positive">{t('screen.verify.resent')}</Notice>}
      </div>
      <p className="cluster">
        <Button variant="secondary" isPending={resend.isPending} onClick={() => resend.mutate()}>
          {t('screen.verify.resend')}
        </Button>
        <Link to={pathTo('sign-in')}>{t('screen.verify.to_sign_in')}</Link>
      </p>
    </AuthLayout>
  )
}
