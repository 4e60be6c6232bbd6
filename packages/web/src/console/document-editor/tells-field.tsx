import { parseRules } from '@hearthlight/domain/programs/questions/question-rules'
import { UNKNOWN } from '@hearthlight/domain/shared/vocabulary'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/studio/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './document-editor.module.css'
import { controlName, useEditing } from './editing.ts'
import { itemTitle, wordsIn } from './item-title.ts'
import { useHomeFacts } from './use-home-facts.ts'

type Props = { path: JsonPath; label: string }

/** What the answer to a question tells of the home: which fact, and what of it each option means. */
export function TellsField({ path, label }: Props) {
  const { document, languages, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const facts = useHomeFacts()
  const fact = valueAt(document, [...path, 'fact'])
  // What somebody does not know tells nothing.
  const values = facts.find(({ value }) => value === fact)?.values?.filter(({ value }) => value !== UNKNOWN)
  const yesNo = [t('fact.yes'), t('fact.no')]
  const options = optionsOf(valueAt(document, path.slice(0, -1)), languages, yesNo)
  const at = [...path, 'codes']
  const given = valueAt(document, at)
  const codes = options.map((_, index) => {
    const code: unknown = Array.isArray(given) ? given[index] : undefined
    return typeof code === 'string' ? code : ''
  })
  const put = (index: number, code: string) =>
    change(
      at,
      codes.map((each, place) => (place === index ? code : each)),
    )
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.fields}>
        <Select
          label={t('condition.fact')}
          name={controlName([...path, 'fact'])}
          error={defectAt([...path, 'fact'])}
          value={typeof fact === 'string' ? fact : ''}
          options={[...facts]}
          // What the options meant of something else they do not mean of this.
          onChange={(chosen) =>
            change(path, { fact: chosen, ...(options.length > 0 && { codes: options.map(() => '') }) })
          }
        />
        {options.map((option, index) => {
          const field = {
            label: t('tells.option', { option }),
            // A check of the codes leads to the first.
            name: controlName(index === 0 ? at : [...at, index]),
            value: codes[index] ?? '',
            ...(index === 0 && { error: defectAt(at) }),
            onChange: (code: string) => put(index, code),
          }
          // An option has no other name than its place.
          const key = `${index} of ${options.length}`
          return values === undefined ? (
            <TextField key={key} {...field} />
          ) : (
            <Select key={key} {...field} placeholder={t('tells.nothing')} options={[...values]} />
          )
        })}
      </div>
    </fieldset>
  )
}

/** The options of a question as it is written, of a program or of an incentive, in words. */
function optionsOf(
  question: unknown,
  languages: readonly Language[],
  yesNo: readonly string[],
): readonly string[] {
  if (!isObject(question)) return []
  const { type, answer_type, rules, select_options } = question
  if (type === 'Boolean' || answer_type === 'boolean') return yesNo
  if (Array.isArray(select_options))
    return select_options.map((option) => itemTitle(option, languages, wordsIn(option, languages) ?? ''))
  const words = isObject(rules) ? rules[languages[0] ?? ''] : undefined
  return typeof words === 'string' ? parseRules(words).options : []
}
