import type { Remembered } from '@hearthlight/domain/studio/translations/memory'
import type { TextState } from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import type { ListedText } from './listed-text.ts'
import styles from './translations.module.css'
import type { Place } from './use-places.ts'
import { isOvertaken, type Typed } from './use-typed-texts.ts'

const TONE: Readonly<Record<TextState, ChipTone>> = {
  missing: 'danger',
  outdated: 'caution',
  unseen: 'neutral',
  good: 'positive',
}
/** Signs that a line of the field holds. */
const LINE = 34

type Props = {
  text: ListedText
  place: Place
  sourceLanguage: Language
  typed: Typed | undefined
  /** What the same sentence, or one like it, is translated as in another place. */
  remembered: Remembered | undefined
  isOn: boolean
  onOpen: () => void
  onWrite: (words: string) => void
  onKeep: () => void
  onForget: () => void
  onLooked: () => void
}

/** A text beside what it is in the other language, with the field to write it. */
export function TextRow(props: Props) {
  const { text, place, sourceLanguage, typed, remembered, isOn } = props
  const { t } = useTranslation('admin-site')
  const words = typed?.text ?? text.text
  const rows = Math.min(8, Math.max(1, Math.ceil(Math.max(words.length, text.source.length) / LINE)))
  return (
    <li className={styles.row} data-on={isOn || undefined}>
      <div className={styles.place}>
        <p>{place.name}</p>
        <p className="small muted">{place.part}</p>
      </div>
      <Source text={text} language={sourceLanguage} />
      <div className={styles.words}>
        <TextArea
          id={fieldOf(text)}
          label={
            <>
              {t('translations.field', {
                place: `${place.part}, ${place.name}`,
                language: t(`language.${text.language}`),
              })}{' '}
              <span lang={sourceLanguage}>{text.source}</span>
            </>
          }
          isLabelHidden
          lang={text.language}
          rows={rows}
          value={words}
          placeholder={t('translations.missing_hint')}
          onFocus={props.onOpen}
          onChange={props.onWrite}
        />
        {typed !== undefined && typed.before !== '' && (
          <p className="small muted">
            {t('translations.was')} <span lang={text.language}>{typed.before}</span>
          </p>
        )}
        {words === '' && remembered !== undefined && (
          <p className="small muted">
            {remembered.percent === 100
              ? t('translations.elsewhere')
              : t('translations.alike', { percent: remembered.percent })}{' '}
            <span lang={text.language}>{remembered.text}</span>{' '}
            <Button variant="quiet" size="s" onClick={() => props.onWrite(remembered.text)}>
              {t('translations.take')}
            </Button>
          </p>
        )}
        {isOvertaken(text, typed) ? <Overtaken {...props} /> : <State {...props} />}
      </div>
    </li>
  )
}

/** The field of a text, for whoever leads to it. */
export const fieldOf = ({ key }: Pick<ListedText, 'key'>) => `text-${key.replace(/[^\w-]/g, '-')}`

function Source({ text: { source, was }, language }: { text: ListedText; language: Language }) {
  const { t } = useTranslation('admin-site')
  if (was === null)
    return (
      <p className={styles.source} lang={language}>
        {source}
      </p>
    )
  return (
    <p className={styles.source}>
      <span className="visually-hidden">{t('translations.old_source')} </span>
      <del lang={language}>{was}</del>
      <br />
      <span className="visually-hidden">{t('translations.new_source')} </span>
      <ins lang={language}>{source}</ins>
    </p>
  )
}

function State({ text: { state }, typed, onLooked }: Props) {
  const { t } = useTranslation('admin-site')
  if (typed !== undefined)
    return (
      <p className={styles.state}>
        <Chip tone="action">{t('translations.state.typed')}</Chip>
        {!typed.isRead && <Chip>{t('translations.state.unseen')}</Chip>}
      </p>
    )
  return (
    <p className={styles.state}>
      <Chip tone={TONE[state]}>{t(`translations.state.${state}`)}</Chip>
      {(state === 'unseen' || state === 'outdated') && (
        <Button variant="quiet" size="s" onClick={onLooked}>
          {t(state === 'unseen' ? 'translations.looked' : 'translations.still_right')}
        </Button>
      )}
    </p>
  )
}

function Overtaken({ text, onKeep, onForget }: Props) {
  const { t } = useTranslation('admin-site')
  return (
    <div role="alert">
      <p className="small">
        {t('translations.meanwhile')} <span lang={text.language}>{text.text || '–'}</span>
      </p>
      <p className={styles.state}>
        <Button variant="quiet" size="s" onClick={onKeep}>
          {t('translations.keep_mine')}
        </Button>
        <Button variant="quiet" size="s" onClick={onForget}>
          {t('translations.take_theirs')}
        </Button>
      </p>
    </div>
  )
}
