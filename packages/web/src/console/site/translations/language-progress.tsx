import type { Translations } from '@hearthlight/domain/studio/translations/translations-contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Block } from '../../kit/block.tsx'
import { isToDo, textsIn } from './listed-text.ts'
import styles from './translations.module.css'

/** How many texts of each language are written from what their source says now. */
export function LanguageProgress({ all }: { all: Translations }) {
  const { t } = useTranslation('admin-site')
  const { number } = useFormats()
  return (
    <Block title={t('translations.far.title')}>
      <ul className={styles.bars}>
        {all.languages.map((language) => {
          const texts = textsIn(all, language)
          const open = texts.filter(isToDo).length
          const share = texts.length === 0 ? 100 : (1 - open / texts.length) * 100
          return (
            <li key={language}>
              <span>{t(`language.${language}`)}</span>
              <svg className={styles.bar} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share} height="16" />
              </svg>
              <span className="num">
                {open === 0
                  ? t('translations.far.done')
                  : t('translations.far.todo', { count: number(open) })}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="small muted">{t('translations.far.note')}</p>
    </Block>
  )
}
