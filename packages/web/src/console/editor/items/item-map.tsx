import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { type EditorField, startValue } from '@hearthlight/domain/studio/editor-field'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { itemTitle } from '../words/item-title.ts'
import { ItemCard } from './item-card.tsx'
import { statusOrder } from './status-order.ts'

const CODE = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

type Props = { path: JsonPath; label: string; item: EditorField; draw: (path: JsonPath) => ReactNode }

/** Things that are known by a code: statuses, conditions, kinds of measures. */
export function ItemMap({ path, label, item, draw }: Props) {
  const { document, languages, change } = useEditing()
  const { t } = useTranslation('admin-programs')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<string>()
  const found = valueAt(document, path)
  const order = path.length === 1 && path[0] === 'statuses' ? statusOrder(document) : []
  const entries = Object.entries(isObject(found) ? found : {}).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  const add = () => {
    if (!CODE.test(code)) return setError(t('editor.bad_code'))
    if (entries.some(([key]) => key === code)) return setError(t('problem.taken-code'))
    change([...path, code], startValue(item))
    setError(undefined)
    setAdded(code)
    return setCode('')
  }
  return (
    <section className={styles.items} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <h4>{label}</h4>
      <ul className={styles.cards}>
        {entries.map(([key, each]) => (
          <ItemCard
            key={key}
            path={[...path, key]}
            title={itemTitle(each, languages, key)}
            isOpenAtFirst={added === key}
            onRemove={() => change([...path, key], undefined)}
          >
            {draw([...path, key])}
          </ItemCard>
        ))}
      </ul>
      <div className={styles.addCode}>
        <TextField
          label={t('editor.new_code')}
          name={`new-${controlName(path)}`}
          value={code}
          error={error}
          onChange={setCode}
        />
        <AddButton variant="secondary" onClick={add}>
          {t('editor.add', { what: label })}
        </AddButton>
      </div>
    </section>
  )
}
