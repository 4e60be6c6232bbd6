import {
  checkTranslation,
  type TranslationChecks,
} from '@hearthlight/domain/studio/translations/check-translation'
import type { English } from '@hearthlight/domain/texts/english/englishes'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../../kit/block.tsx'
import changesStyles from '../changes.module.css'

type Props = { source: string; words: string; english: English | null }

/** What can be told of the words that are being written. */
export function TextChecks({ source, words, english }: Props) {
  const { t } = useTranslation('admin-site')
  const { placeholders, length, foreign } = checkTranslation(source, words, english)
  return (
    <Block title={t('translations.checks.title')}>
      {words === '' ? (
        <p className="muted">{t('translations.checks.empty')}</p>
      ) : (
        <ul className={changesStyles.checks}>
          <Check
            title={t(`translations.checks.${length.isLong ? 'long' : 'fits'}`)}
            note={t('translations.checks.signs', {
              ...{ text: length.text, source: length.source },
              percent: `${length.percent > 0 ? '+' : ''}${length.percent}`,
            })}
            isGood={!length.isLong}
          />
          <Placeholders {...placeholders} />
          {english !== null && (
            <Check
              title={
                foreign === undefined
                  ? t('translations.checks.words')
                  : t('translations.checks.foreign', { word: foreign })
              }
              isGood={foreign === undefined}
            />
          )}
        </ul>
      )}
    </Block>
  )
}

function Placeholders({ lost, added, kept }: TranslationChecks['placeholders']) {
  const { t } = useTranslation('admin-site')
  const named = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')
  const wrong = [
    ...(lost.length > 0 ? [t('translations.checks.lost', { names: named(lost) })] : []),
    ...(added.length > 0 ? [t('translations.checks.added', { names: named(added) })] : []),
  ]
  const right =
    kept === 0 ? t('translations.checks.no_placeholders') : t('translations.checks.kept', { count: kept })
  return (
    <Check
      title={t('translations.checks.placeholders')}
      note={wrong.length > 0 ? wrong.join('. ') : right}
      isGood={wrong.length === 0}
    />
  )
}

type CheckProps = { title: string; note?: string; isGood: boolean }

const Check = ({ title, note, isGood }: CheckProps) => (
  <li data-severity={isGood ? undefined : 'warn'}>
    <Icon name={isGood ? 'check' : 'alert'} />
    <div>
      <p>
        <b>{title}</b>
      </p>
      {note !== undefined && <p className="small muted">{note}</p>}
    </div>
  </li>
)
