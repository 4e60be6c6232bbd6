import type { CallToAction } from '@hearthlight/domain/partner/pages/link'
import type { ReactNode } from 'react'
import { Markdown } from '../../platform/markdown.tsx'
import { PageTitle } from '../../platform/page-title.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ActionButton } from './action-button.tsx'
import styles from './text-page.module.css'

type Props = {
  title: string
  text?: string | undefined
  action?: CallToAction | undefined
  /** Stands beside the words, under them on a narrow screen. */
  picture?: ReactNode
  children?: ReactNode
}

/** A page of running text: heading, Markdown, at most one thing to do. */
export function TextPage({ title, text, action, picture, children }: Props) {
  return (
    <article className={classNames('page section', styles.page)}>
      <PageTitle title={title} />
      <div className={styles.words}>
        <h1>{title}</h1>
        {text !== undefined && (
          <div className={styles.text}>
            <Markdown text={text} />
          </div>
        )}
        {children}
        {action !== undefined && (
          <p className="cluster">
            <ActionButton action={action} />
          </p>
        )}
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </article>
  )
}
