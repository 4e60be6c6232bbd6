import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { Placeholders, placeholdersAt } from './placeholders.tsx'

/** Texts that are read as paragraphs. */
const LONG = ['description', 'instructions', 'details', 'text', 'help', 'short_description', 'finish_message']

/** A text in every language of the document, side by side. */
export function WordsField({ path, label }: { path: JsonPath; label: string }) {
  const { document, languages, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const isLong = LONG.includes(String(path.at(-1)))
  const [typedIn, setTypedIn] = useState(languages[0])
  const insert = (placeholder: string) => {
    const at = [...path, typedIn ?? '']
    const text = valueAt(document, at)
    const before = typeof text === 'string' && text !== '' ? `${text.trimEnd()} ` : ''
    change(at, `${before}${placeholder}`)
  }
  return (
    <fieldset className={styles.words} data-long={isLong || undefined} id={`list-${controlName(path)}`}>
      <legend>{label}</legend>
      {languages.map((language) => {
        const at = [...path, language]
        const value = valueAt(document, at)
        const shared = {
          label: t(`language.${language}`),
          name: controlName(at),
          value: typeof value === 'string' ? value : '',
          error: value === undefined || value === '' ? defectAt(path) : defectAt(at),
          onChange: (text: string) => {
            setTypedIn(language)
            change(at, text === '' ? undefined : text)
          },
        }
        return isLong ? (
          <TextArea key={language} {...shared} rows={path.at(-1) === 'help' ? 2 : 3} />
        ) : (
          <TextField key={language} {...shared} />
        )
      })}
      <Placeholders names={placeholdersAt(path)} onInsert={insert} />
    </fieldset>
  )
}
