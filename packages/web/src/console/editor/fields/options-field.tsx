import { takesOptions } from '@hearthlight/domain/programs/lint/lint-options'
import { optionCode } from '@hearthlight/domain/programs/options/option-code'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { Grip } from '../items/grip.tsx'
import { ItemTools } from '../items/item-card.tsx'
import { useItems } from '../items/use-items.ts'
import { wordsIn } from '../words/item-title.ts'
import { WordsField } from './words-field.tsx'

const codeAt = (option: unknown) => (isObject(option) ? String(option['code'] ?? '') : '')

/** The options of a question or a field: each with its label in every language, and the code that stays whatever it is called. */
export function OptionsField({ path, label }: { path: JsonPath; label: string }) {
  const { document, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { items, add, of } = useItems(path)
  const type = valueAt(document, [...path.slice(0, -1), 'type'])
  if (items.length === 0 && !takesOptions(String(type))) return null
  const defect = defectAt(path)
  return (
    <section className={styles.items} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <h4>{label}</h4>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      <ol className={styles.cards}>
        {items.map((_, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: its code is made while it is being written
            key={`${index} of ${items.length}`}
            {...of(index)}
            name={t('option.name', { number: index + 1 })}
            taken={items.filter((__, at) => at !== index).map(codeAt)}
          />
        ))}
      </ol>
      <div className={styles.adding}>
        <AddButton variant="secondary" onClick={() => add({ code: '', label: {} })}>
          {t('option.add')}
        </AddButton>
      </div>
    </section>
  )
}

type RowProps = ReturnType<ReturnType<typeof useItems>['of']> & { name: string; taken: readonly string[] }

function OptionRow({ path, drag, onUp, onDown, onRemove, name, taken }: RowProps) {
  const { document, languages, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const option = valueAt(document, path)
  const words = wordsIn(valueAt(option, ['label']), languages)
  const at = [...path, 'code']
  // The code is made when the first label is written, and is never another after that.
  const makeCode = () => {
    if (codeAt(option) === '' && words !== undefined) change(at, optionCode(words, taken))
  }
  return (
    <li className={styles.option} {...drag?.mark} onBlur={makeCode}>
      {drag !== undefined && <Grip grip={drag.grip} />}
      <WordsField path={[...path, 'label']} label={words ?? name} />
      <TextField
        label={t('option.code')}
        name={controlName(at)}
        value={codeAt(option)}
        error={defectAt(at)}
        isReadOnly
        onChange={() => undefined}
      />
      <span className={styles.optionTools}>
        <ItemTools {...{ title: words ?? name, onUp, onDown, onRemove }} />
      </span>
    </li>
  )
}
