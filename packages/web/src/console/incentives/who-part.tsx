import { isObject, type JsonPath, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton } from '../editor/add-button.tsx'
import { controlName, useEditing } from '../editor/editing.ts'
import editorStyles from '../editor/editor.module.css'
import { ConditionParts, NEW_TEST } from '../editor/fields/condition-field.tsx'
import { openerId } from '../editor/go-to-place.ts'
import { wordsIn } from '../editor/words/item-title.ts'
import { Block } from '../kit/block.tsx'
import { useEntryFields } from './entry-fields.tsx'
import styles from './incentive.module.css'

const USED: JsonPath = ['incentive', 'conditions']

/** Who can get it: conditions one after the other, each with the homes that pass it. */
export function WhoPart() {
  const { document, references, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const [added, setAdded] = useState<string>()
  const found = valueAt(document, USED)
  const used = Array.isArray(found) ? found.map(String) : []
  const written = valueAt(document, ['conditions'])
  const idle = Object.keys(isObject(written) ? written : {}).filter((code) => !used.includes(code))
  const known = references(USED) ?? []
  const others = known.filter(({ value }) => !used.includes(value))
  const defect = defectAt(USED)
  const use = (code: string) => change(USED, [...used, code])
  const add = (test: unknown) => {
    const code = freeCode(new Set([...known.map(({ value }) => value), ...used, ...idle]))
    setAdded(code)
    change(
      [],
      withValueAt(withValueAt(document, ['conditions', code], { says: {}, test }), USED, [...used, code]),
    )
  }
  const remove = (code: string) =>
    change(
      [],
      withValueAt(
        withValueAt(document, ['conditions', code], undefined),
        USED,
        used.filter((each) => each !== code),
      ),
    )
  return (
    <Block title={t('incentive_part.who')} note={t('incentive_part.note.who')}>
      <fieldset className={styles.conditions} id={`list-${controlName(['conditions'])}`}>
        <legend className="visually-hidden">{t('field.conditions')}</legend>
        {defect !== undefined && <p className={editorStyles.defect}>{defect}</p>}
        <ol>
          {[...used, ...idle].map((code, index) => (
            <ConditionLine
              key={code}
              code={code}
              word={index >= used.length ? 'not_used' : index === 0 ? 'when' : 'and'}
              isOpenAtFirst={added === code}
              onUse={index < used.length ? undefined : () => use(code)}
              onRemove={() => remove(code)}
            />
          ))}
        </ol>
        <div className={styles.add}>
          <AddButton onClick={() => add(NEW_TEST)}>{t('condition.add')}</AddButton>
          <AddButton onClick={() => add({ any: [NEW_TEST] })}>{t('condition.add_group')}</AddButton>
          <Select
            label={t('who.known')}
            isLabelHidden
            name={controlName(USED)}
            value=""
            placeholder={t('who.known')}
            options={[...others]}
            onChange={(code) => code !== '' && use(code)}
          />
        </div>
      </fieldset>
    </Block>
  )
}

function freeCode(taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`condition_${number}`)) number += 1
  return `condition_${number}`
}

type LineProps = {
  code: string
  word: 'when' | 'and' | 'not_used'
  isOpenAtFirst: boolean
  onUse: (() => void) | undefined
  onRemove: () => void
}

/** One condition: its test as a sentence with controls, under it the words that people read of it. */
function ConditionLine({ code, word, isOpenAtFirst, onUse, onRemove }: LineProps) {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const path: JsonPath = ['conditions', code]
  const hasTest = valueAt(document, [...path, 'test']) !== undefined
  const says = wordsIn(valueAt(document, [...path, 'says']), languages)
  return (
    <li className={styles.condition}>
      <span className={styles.word}>{t(`who.${word}`)}</span>
      <div className={styles.test}>
        {hasTest && <ConditionParts path={[...path, 'test']} />}
        <ConditionWords {...{ path, says, hasTest, isOpenAtFirst }} />
      </div>
      <span className={editorStyles.homes}>
        {hasTest && <Passing path={path} />}
        {onUse !== undefined && (
          <Button variant="quiet" size="s" onClick={onUse}>
            {t('who.use')}
          </Button>
        )}
      </span>
      <IconButton
        className={editorStyles.quiet}
        size="s"
        icon="close"
        label={t('editor.remove', { what: says ?? code })}
        onClick={onRemove}
      />
    </li>
  )
}

function Passing({ path }: { path: JsonPath }) {
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const counted = useEditing().homesAt?.(path)
  if (counted === undefined) return null
  const { homes, left = homes } = counted
  return (
    <>
      <span title={t('who.passes')}>{number(homes)}</span>
      <small>{t('who.left', { count: left, homes: number(left) })}</small>
    </>
  )
}

const WORDS = ['says', 'settled_by', 'source_url'] as const

type WordsProps = { path: JsonPath; says: string | undefined; hasTest: boolean; isOpenAtFirst: boolean }

/** What people read of a condition, who settles it, and where it is written down. */
function ConditionWords({ path, says, hasTest, isOpenAtFirst }: WordsProps) {
  const { document, change, isWrongIn } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { inside } = useEntryFields()
  const [isAsked, setAsked] = useState(isOpenAtFirst)
  const settledBy = valueAt(document, [...path, 'settled_by'])
  const isOpen = isAsked || WORDS.some((key) => isWrongIn?.([...path, key]))
  const id = `words-${controlName(path)}`
  return (
    <>
      <button
        type="button"
        id={openerId(path)}
        className={editorStyles.disclose}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setAsked(!isOpen)}
      >
        <span className={hasTest ? 'small muted' : undefined}>
          {says === undefined ? t('who.no_words') : t('who.words', { says })}
        </span>{' '}
        {typeof settledBy === 'string' && (
          <span className="small muted">{t(`who.settled_by.${settledBy}`, { defaultValue: settledBy })}</span>
        )}
      </button>
      <div id={id} hidden={!isOpen} className={editorStyles.moreBody}>
        {isOpen && (
          <>
            {WORDS.map((key) => inside(path, key))}
            <Button
              variant="quiet"
              size="s"
              icon={hasTest ? 'close' : 'plus'}
              iconPlace="start"
              onClick={() => change([...path, 'test'], hasTest ? undefined : NEW_TEST)}
            >
              {t(hasTest ? 'editor.remove_optional' : 'editor.add_optional', { what: t('field.test') })}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
