import { environmentOf, showsEnvironmentBanner } from '@hearthlight/domain/partner/environment'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../platform/boot/app-context.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './bars.module.css'

/** Says on a non-production host that nothing here is real. A host nobody knows is only worth a warning in the log. */
export function EnvironmentBanner() {
  const { t } = useTranslation('shared')
  const { base_url: baseUrl } = usePartner()
  const { environmentBanner } = useFeatures()
  const { host } = useAppContext()
  const environment = environmentOf(host, baseUrl === null ? [] : [new URL(baseUrl).hostname])
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the log
    if (environment === 'unknown') console.warn(`Unknown host name ${host}`)
  }, [environment, host])
  if (!showsEnvironmentBanner(environment, environmentBanner)) return null
  return (
    <div className={classNames(styles.bar, styles.caution)} role="note">
      {t(`shell.environment.${environment}`)}
    </div>
  )
}
