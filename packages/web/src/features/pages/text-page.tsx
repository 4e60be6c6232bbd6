import type { CallToAction } from '@hearthlight/domain/partner/link'
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
  children?: ReactNode
}

/** A page of running text: heading, Markdown, at most one thing to do. */
export function TextPage({ title, text, action, children }: Props) {
  return (
    <article className={classNames('page section', styles.page)}>
      <PageTitle title={title} />
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
    </article>
  )
}
