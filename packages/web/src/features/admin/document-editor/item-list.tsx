import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/studio/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useConditionWords } from './condition-words.ts'
import styles from './document-editor.module.css'
import { controlName, useEditing } from './editing.ts'
import { ItemCard } from './item-card.tsx'
import { itemTitle } from './item-title.ts'
import { newItem } from './new-item.ts'

type Props = { path: JsonPath; label: string; item: SchemaNode; draw: (path: JsonPath) => ReactNode }

/** Items in their order; each is opened, moved and removed by its buttons. */
export function ItemList({ path, label, item, draw }: Props) {
  const editing = useEditing()
  const { document, languages, change, defectAt } = editing
  const { t } = useTranslation('admin-programs')
  const note = useItemNote()
  const [added, setAdded] = useState<number | null>(null)
  const found = valueAt(document, path)
  const items: readonly unknown[] = Array.isArray(found) ? found : []
  const put = (next: readonly unknown[]) => change(path, next)
  const defect = defectAt(path)
  const numbered = (each: unknown, index: number) => {
    const kind = isObject(each) ? each['kind'] : undefined
    return t(`choice.${kind}`, { defaultValue: `${label} ${index + 1}` })
  }
  return (
    <section className={styles.items} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <h4>{label}</h4>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      <ol className={styles.cards}>
        {items.map((each, index) => (
          <ItemCard
            // An item has no name of its own that stays: its place is what it is known by.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${index} of ${items.length}`}
            path={[...path, index]}
            title={itemTitle(each, languages, numbered(each, index))}
            note={note(each)}
            isOpenAtFirst={added === index}
            onUp={index > 0 ? () => put(moved(items, index, index - 1)) : undefined}
            onDown={index < items.length - 1 ? () => put(moved(items, index, index + 1)) : undefined}
            onRemove={() => put(items.filter((_, at) => at !== index))}
          >
            {draw([...path, index])}
          </ItemCard>
        ))}
      </ol>
      <Button
        variant="secondary"
        size="s"
        icon="plus"
        iconPlace="start"
        onClick={() => {
          setAdded(items.length)
          put([...items, newItem(editing, path, item)])
        }}
      >
        {t('editor.add', { what: label })}
      </Button>
    </section>
  )
}

export function moved(items: readonly unknown[], from: number, to: number): unknown[] {
  const left = items.filter((_, index) => index !== from)
  return [...left.slice(0, to), items[from], ...left.slice(to)]
}

/** The kind of an item, whether it must be answered, and when it is asked, in words. */
function useItemNote(): (item: unknown) => string {
  const { t } = useTranslation('admin-programs')
  const words = useConditionWords()
  return (item) => {
    if (!isObject(item)) return ''
    const { type, required, visible_when } = item
    return [
      typeof type === 'string' ? t(`choice.${type}`, { defaultValue: type }) : '',
      required === true ? t('editor.required') : '',
      visible_when === undefined ? '' : t('condition.when', { condition: words(visible_when) }),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  }
}
