import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../platform/markdown.tsx'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { ActionButton } from '../action-button.tsx'
import { StepsSection } from '../home/steps-section.tsx'
import styles from './how-it-works.module.css'

/** Title, steps, up to two calls to action, footer (spec 1 section 2). */
export function HowItWorksScreen() {
  const { t } = useTranslation('shared')
  const page = usePartner().settings.sections.how_it_works
  const title = page.title ?? t('pages.how_it_works')
  return (
    <>
      <PageTitle title={title} />
      <header className={`page ${styles.head}`}>
        <h1>{title}</h1>
        {page.text !== undefined && (
          <div className="lead">
            <Markdown text={page.text} />
          </div>
        )}
      </header>
      <StepsSection items={page.steps} />
      <div className={`page ${styles.foot}`}>
        <p className="cluster">
          {page.call_to_action !== undefined && <ActionButton action={page.call_to_action} icon="arrow" />}
          {page.second_call_to_action !== undefined && (
            <ActionButton action={page.second_call_to_action} variant="secondary" />
          )}
        </p>
        {page.footer !== undefined && (
          <div className={styles.footer}>
            <Markdown text={page.footer} />
          </div>
        )}
      </div>
    </>
  )
}
