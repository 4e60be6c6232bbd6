import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../platform/markdown.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { TextPage } from '../text-page.tsx'
import styles from './terms.module.css'

/** Terms, privacy, accessibility: each with its own text here or an address elsewhere. */
export function TermsAndConditionsScreen() {
  const { t } = useTranslation('shared')
  const { terms_and_conditions: terms } = usePartner().settings.sections
  return (
    <TextPage title={terms.title ?? t('pages.terms')} text={terms.text ?? t('pages.terms_text')}>
      {terms.items.length === 0 && <p>{t('pages.terms_none')}</p>}
      <ul className={styles.list}>
        {terms.items.map(({ id, title, text, url }) => (
          <li key={id} id={id}>
            <h2>{url === undefined ? title : <a href={url}>{title}</a>}</h2>
            {text !== undefined && <Markdown text={text} headingLevel={3} />}
          </li>
        ))}
      </ul>
    </TextPage>
  )
}
