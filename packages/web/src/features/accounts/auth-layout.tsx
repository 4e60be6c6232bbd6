import { heroArt } from '@hearthlight/domain/partner/pages/hero-art'
import type { ReactNode } from 'react'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import styles from './auth-layout.module.css'

type Props = {
  title: string
  text?: ReactNode
  hasErrors?: boolean
  hasLogo?: boolean
  children: ReactNode
}

/** A form on paper, the partner's picture beside it. */
export function AuthLayout({ title, text, hasErrors = false, hasLogo = false, children }: Props) {
  const partner = usePartner()
  const art = useArt()
  return (
    <div className={styles.auth} data-bare={art === undefined || undefined}>
      <PageTitle title={title} hasErrors={hasErrors} />
      <div className={styles.form}>
        {hasLogo && <img className={styles.logo} src={partner.logo_url} alt={partner.name} />}
        <h1>{title}</h1>
        {text !== undefined && <p className="muted">{text}</p>}
        {children}
      </div>
      {art !== undefined && (
        <div className={styles.art}>
          <img src={art} alt="" fetchPriority="high" />
        </div>
      )}
    </div>
  )
}

function useArt(): string | undefined {
  const { sign_in: signIn, home } = usePartner().settings.sections
  return signIn.art_url ?? heroArt(home.sections)
}
