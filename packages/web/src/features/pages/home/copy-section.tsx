import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { Markdown } from '../../../platform/markdown.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ActionButton } from '../action-button.tsx'
import styles from './copy-section.module.css'
import { useHomeAction } from './home-action.ts'

type Copy = Extract<HomeSection, { type: 'copy' }>

export function CopySection({ section }: { section: Copy }) {
  return (
    <section className="section">
      <div className={classNames('page', section.image_url !== undefined && styles.beside)}>
        <div className="stack">
          {section.title !== undefined && <h2>{section.title}</h2>}
          <div className={styles.text}>
            <Markdown text={section.text} headingLevel={3} />
          </div>
          {section.call_to_action !== undefined && <Action action={section.call_to_action} />}
        </div>
        {section.image_url !== undefined && <img src={section.image_url} alt={section.image_alt} />}
      </div>
    </section>
  )
}

function Action({ action }: { action: NonNullable<Copy['call_to_action']> }) {
  return <ActionButton action={useHomeAction(action)} variant="secondary" />
}
