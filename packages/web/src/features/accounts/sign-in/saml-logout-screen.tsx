import { pathOfThisSite } from '@hearthlight/domain/accounts/path-of-this-site'
import { afterSamlLogout } from '@hearthlight/domain/navigation/destinations'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { usePartner } from '../../../platform/partner.ts'
import { Waiting } from '../waiting.tsx'

/** Goes to the single-logout url, else the home of the partner's own app, else home. */
export function SamlLogoutScreen() {
  const { t } = useTranslation('accounts')
  const { sso } = usePartner()
  const to = afterSamlLogout({
    singleLogoutUrl: sso.single_logout_url ?? null,
    spaHomeUrl: sso.spa_home_url ?? null,
  })
  const isPage = pathOfThisSite(to) !== null && !to.startsWith('/api/')
  useEffect(() => {
    if (!isPage) window.location.replace(to)
  }, [isPage, to])
  return isPage ? <Navigate to={to} replace /> : <Waiting title={t('screen.signing_out')} />
}
