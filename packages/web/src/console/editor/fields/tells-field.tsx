import { YES_AND_NO } from '@hearthlight/domain/incentives/classification/told-facts'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { UNKNOWN } from '@hearthlight/domain/shared/vocabulary'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, type Option, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { itemTitle, wordsIn } from '../words/item-title.ts'
import { optionsAt } from './options-at.ts'
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
  const at = [...path, 'codes']
  const given = valueAt(document, at)
  const yesNo = YES_AND_NO.map((value) => ({ value, label: t(value === 'true' ? 'fact.yes' : 'fact.no') }))
  const { options, byCode } = optionsOf(document, path, languages, yesNo)
  const codes = options.map(({ value }, index) => {
    const code = valueAt(given, [byCode ? value : index])
    return typeof code === 'string' ? code : ''
  })
  // Incentives have a code for each option at its place, programs by the code of the option.
  const written = (codes: readonly string[]) =>
    byCode ? Object.fromEntries(options.map(({ value }, index) => [value, codes[index] ?? ''])) : codes
  const put = (index: number, code: string) =>
    change(at, written(codes.map((each, place) => (place === index ? code : each))))
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
            change(path, {
              fact: chosen,
              ...(options.length > 0 && { codes: written(options.map(() => '')) }),
            })
          }
        />
        {options.map(({ value: option, label: words }, index) => {
          const field = {
            label: t('tells.option', { option: words }),
            // A check of the codes leads to the first.
            name: controlName(byCode ? [...at, option] : index === 0 ? at : [...at, index]),
            value: codes[index] ?? '',
            ...(index === 0 && { error: defectAt(at) }),
            onChange: (code: string) => put(index, code),
          }
          const key = byCode ? option : `${index} of ${options.length}`
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

/** The options of a question as it is written, of a program or of an incentive. */
function optionsOf(
  document: unknown,
  path: JsonPath,
  languages: readonly Language[],
  yesNo: readonly Option[],
): { readonly options: readonly Option[]; readonly byCode: boolean } {
  const question = valueAt(document, path.slice(0, -1))
  if (!isObject(question)) return { options: [], byCode: true }
  const { type, answer_type, select_options } = question
  if (answer_type === 'boolean') return { options: yesNo, byCode: false }
  if (Array.isArray(select_options)) {
    const options = select_options.map((option, index) => ({
      value: String(index),
      label: itemTitle(option, languages, wordsIn(option, languages) ?? ''),
    }))
    return { options, byCode: false }
  }
  const own = optionsAt(document, path, languages)
  return { options: own.length === 0 && type === 'Boolean' ? yesNo : own, byCode: true }
}
