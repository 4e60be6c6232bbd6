import { isByLanguage } from '@hearthlight/domain/partner/local-text'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../values.module.css'
import type { LeafProps } from './value-props.ts'

/** A text once, or in every language of the site side by side with what is missing. */
export function TextsEditor({ field, label, value, languages, onChange }: LeafProps<'text'>) {
  const { t } = useTranslation('admin-site')
  const Control = field.isLong ? TextArea : TextField
  const isApart = isByLanguage(value)
  const nothing = field.nullable ? null : undefined
  if (!isApart) {
    const text = typeof value === 'string' ? value : ''
    return (
      <div className={styles.stack}>
        <Control
          label={label}
          isLabelHidden
          value={text}
          onChange={(next: string) => onChange(next === '' && !field.required ? nothing : next)}
        />
        {field.isTranslated && languages.length > 1 && text !== '' && (
          <button
            type="button"
            className={styles.link}
            onClick={() => onChange(Object.fromEntries(languages.map((language) => [language, text])))}
          >
            {t('text.by_language')}
          </button>
        )}
      </div>
    )
  }
  const write = (language: Language, next: string) => {
    const texts = { ...value, [language]: next }
    const isEmpty = Object.values(texts).every((text) => text === '')
    onChange(isEmpty && !field.required ? nothing : texts)
  }
  return (
    <div className={styles.texts}>
      {languages.map((language) => (
        <div key={language} className={styles.text} data-missing={!value[language] || undefined}>
          <Control
            label={
              <>
                <span className="visually-hidden">{label}, </span>
                {language}
              </>
            }
            value={value[language] ?? ''}
            onChange={(next: string) => write(language, next)}
          />
          {!value[language] && <p className={styles.missing}>{t('text.missing')}</p>}
        </div>
      ))}
    </div>
  )
}
