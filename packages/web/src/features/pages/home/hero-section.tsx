import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { Markdown } from '../../../platform/markdown.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ActionButton } from '../action-button.tsx'
import styles from './hero-section.module.css'
import { useHomeAction, useSecondAction } from './home-action.ts'

type Hero = Extract<HomeSection, { type: 'hero' }>

export function HeroSection({ section }: { section: Hero }) {
  const action = useHomeAction(section.call_to_action)
  const second = useSecondAction(section.second_call_to_action)
  return (
    <section className={styles.hero} data-layout={section.layout}>
      <div className={styles.text}>
        <h1 className={styles.title}>{section.title}</h1>
        <div className={styles.side}>
          <div className={classNames('lead', styles.lead)}>
            <Markdown text={section.text} />
          </div>
          <div className={styles.actions}>
            <ActionButton action={action} icon="arrow" />
            {second !== undefined && <ActionButton action={second} variant="secondary" />}
          </div>
          {section.note !== undefined && <p className={styles.facts}>{section.note}</p>}
        </div>
      </div>
      <div className={styles.art}>
        <img src={section.art_url} alt={section.art_alt} fetchPriority="high" />
      </div>
    </section>
  )
}
