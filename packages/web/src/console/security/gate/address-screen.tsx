import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { newAddressQuery, sessionApi } from '../../api/session-api.ts'
import { Gate } from './gate.tsx'

/** Where the link to a new address leads: opening it changes nothing, the button does. */
export function AddressScreen() {
  const { t } = useTranslation('admin-staff')
  const [query] = useSearchParams()
  const token = query.get('t') ?? ''
  const { data, error } = useQuery(newAddressQuery(token))
  if (data?.read) return <Confirm token={token} {...data.read} />
  const failure = data?.refused ?? error?.message
  return (
    <Gate title={t(failure === undefined ? 'address.title' : 'address.failed')}>
      {failure === undefined ? <Skeleton lines={4} /> : <Notice tone="danger">{failure}</Notice>}
      {failure !== undefined && <Link to={ADMIN_PATHS.signIn}>{t('invitation.to_sign_in')}</Link>}
    </Gate>
  )
}

function Confirm({ token, email, name }: { token: string; email: string; name: string }) {
  const { t } = useTranslation('admin-staff')
  const navigate = useNavigate()
  const confirming = useMutation({
    mutationFn: () => sessionApi.confirmAddress(token),
    onSuccess: async () => {
      notify({ tone: 'positive', text: t('address.done', { email }) })
      await navigate(ADMIN_PATHS.signIn)
    },
  })
  return (
    <Gate title={t('address.title')} text={t('address.text', { email, name })}>
      <div role="alert">
        {confirming.error !== null && <Notice tone="danger">{confirming.error.message}</Notice>}
      </div>
      <Button isPending={confirming.isPending} onClick={() => confirming.mutate()}>
        {t('address.submit')}
      </Button>
    </Gate>
  )
}
