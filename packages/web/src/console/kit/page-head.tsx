import type { ReactNode } from 'react'
import { PageTitle } from '../../platform/page-title.tsx'
import styles from './page-head.module.css'

type Props = {
  title: string
  over?: string
  sub?: ReactNode
  actions?: ReactNode
  hasErrors?: boolean
  /** A line parts it from what stands under it. */
  isRuled?: boolean
}

/** The one heading of a screen, what is to be known at once, and what can be done with the whole of it. */
export function PageHead({ title, over, sub, actions, hasErrors = false, isRuled = false }: Props) {
  return (
    <header className={styles.head} data-ruled={isRuled || undefined}>
      <PageTitle title={title} hasErrors={hasErrors} />
      <div className={styles.text}>
        {over !== undefined && <p className="small muted num">{over}</p>}
        <h1>{title}</h1>
        {sub !== undefined && <div className={styles.sub}>{sub}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
