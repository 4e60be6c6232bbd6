import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { Markdown } from '../../../platform/markdown.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ActionButton } from '../action-button.tsx'
import styles from './callout-section.module.css'

type Callout = Extract<HomeSection, { type: 'callout' }>

export function CalloutSection({ section }: { section: Callout }) {
  return (
    <section className={styles.callout}>
      <div className={classNames('page', styles.in)}>
        <h2>{section.title}</h2>
        <div>
          <Markdown text={section.text} headingLevel={3} />
        </div>
        <ActionButton action={section.call_to_action} className={styles.action} />
      </div>
    </section>
  )
}
