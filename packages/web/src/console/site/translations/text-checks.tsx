import {
  type AgreedWord,
  type WordsKept,
  wordsKept,
} from '@hearthlight/domain/studio/translations/agreed-words'
import {
  checkTranslation,
  type TranslationChecks,
} from '@hearthlight/domain/studio/translations/check-translation'
import type { English } from '@hearthlight/domain/texts/english/englishes'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Block } from '../../kit/block.tsx'
import changesStyles from '../draft/changes.module.css'

type Props = { source: string; words: string; english: English | null; agreed: readonly AgreedWord[] }

/** What can be told of the words that are being written. */
export function TextChecks({ source, words, english, agreed }: Props) {
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
              text: length.text,
              source: length.source,
              percent: `${length.percent > 0 ? '+' : ''}${length.percent}`,
            })}
            isGood={!length.isLong}
          />
          <Placeholders {...placeholders} />
          <Agreed {...wordsKept(source, words, agreed)} />
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

/** Nothing is said of it where no agreed word is asked for and none ruled out. */
function Agreed({ asked, missing, avoided }: WordsKept) {
  const { t } = useTranslation('admin-site')
  if (asked.length === 0 && avoided.length === 0) return null
  const named = (words: readonly AgreedWord[], key: 'text' | 'avoid') =>
    words.map((word) => word[key]).join(', ')
  const wrong = [
    ...(missing.length > 0 ? [t('translations.agreed.lacks', { words: named(missing, 'text') })] : []),
    ...(avoided.length > 0 ? [t('translations.agreed.avoids', { words: named(avoided, 'avoid') })] : []),
  ]
  return (
    <Check
      title={t('translations.agreed.title')}
      note={
        wrong.length > 0 ? wrong.join(' ') : t('translations.agreed.kept', { words: named(asked, 'text') })
      }
      isGood={wrong.length === 0}
    />
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
