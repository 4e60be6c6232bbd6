import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { USUAL_HOUSE } from '../../../ui/house/drawn-house.ts'
import { House } from '../../../ui/house/house.tsx'
import styles from './gate.module.css'

const HOUSE = { ...USUAL_HOUSE, coolingSystem: 'central' } as const

type Props = {
  title: string
  text?: string
  above?: ReactNode
  hasErrors?: boolean
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The door of the console: a form on paper, the house beside it. */
export function Gate({ title, text, above, hasErrors = false, headingRef, children }: Props) {
  const { t } = useTranslation('admin')
  const partner = usePartner()
  return (
    <main id="main" className={styles.gate} tabIndex={-1}>
      <PageTitle title={title} hasErrors={hasErrors} />
      <div className={styles.side}>
        <img className={styles.logo} src={partner.logo_url} alt={partner.name} />
        <div className={styles.form}>
          {above}
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className="muted">{text}</p>}
          {children}
        </div>
        <p className="note">
          {t('gate.foot', { partner: partner.name })}{' '}
          <Link to={pathTo('sign-in')}>{t('gate.customers')}</Link>
        </p>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <House house={HOUSE} title="" />
      </div>
    </main>
  )
}
