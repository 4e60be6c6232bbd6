import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/studio/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './document-editor.module.css'
import { DocumentRow, DocumentTable } from './document-table.tsx'
import { controlName, useEditing } from './editing.ts'
import { ItemCard } from './item-card.tsx'
import { useItemNote } from './item-note.ts'
import { itemTitle } from './item-title.ts'
import { newItem } from './new-item.ts'
import { TakeQuestions } from './take-questions.tsx'
import { useDragOrder } from './use-drag-order.ts'

type Props = { path: JsonPath; label: string; item: SchemaNode; draw: (path: JsonPath) => ReactNode }

/** What a list holds, and what can be done with each of its items. */
function useItems(path: JsonPath, item: SchemaNode) {
  const editing = useEditing()
  const [added, setAdded] = useState<number | null>(null)
  const found = valueAt(editing.document, path)
  const items: readonly unknown[] = Array.isArray(found) ? found : []
  const put = (next: readonly unknown[]) => editing.change(path, next)
  const dragOf = useDragOrder((from, to) => put(moved(items, from, to)))
  return {
    items,
    add: () => {
      setAdded(items.length)
      put([...items, newItem(editing, path, item)])
    },
    of: (index: number) => ({
      path: [...path, index],
      isOpenAtFirst: added === index,
      drag: items.length > 1 ? dragOf(index) : undefined,
      onUp: index > 0 ? () => put(moved(items, index, index - 1)) : undefined,
      onDown: index < items.length - 1 ? () => put(moved(items, index, index + 1)) : undefined,
      onRemove: () => put(items.filter((_, at) => at !== index)),
    }),
  }
}

/** Items in their order; each is opened, moved and removed by its buttons, or dragged. Documents stand in a table. */
export function ItemList({ path, label, item, draw }: Props) {
  const { languages, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const note = useItemNote()
  const { items, add, of } = useItems(path, item)
  const isTable = path.at(-1) === 'attachments'
  const defect = defectAt(path)
  const numbered = (each: unknown, index: number) => {
    const kind = isObject(each) ? each['kind'] : undefined
    return t(`choice.${kind}`, { defaultValue: `${label} ${index + 1}` })
  }
  const drawn = items.map((each, index) => {
    // An item has no name of its own that stays: its place is what it is known by.
    const key = `${index} of ${items.length}`
    const title = itemTitle(each, languages, numbered(each, index))
    const children = draw([...path, index])
    return isTable ? (
      <DocumentRow key={key} {...of(index)} {...{ title, children }} document={each} />
    ) : (
      <ItemCard key={key} {...of(index)} {...{ title, children }} note={note(each)} />
    )
  })
  return (
    <section className={styles.items} data-path={controlName(path)} id={`list-${controlName(path)}`}>
      <h4>{label}</h4>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      {isTable ? (
        <DocumentTable label={label}>{drawn}</DocumentTable>
      ) : (
        <ol className={styles.cards}>{drawn}</ol>
      )}
      <div className={styles.adding}>
        <Button variant="secondary" size="s" icon="plus" iconPlace="start" onClick={add}>
          {t('editor.add', { what: label })}
        </Button>
        {path[0] === 'question_groups' && path.at(-1) === 'questions' && <TakeQuestions path={path} />}
      </div>
    </section>
  )
}

export function moved(items: readonly unknown[], from: number, to: number): unknown[] {
  const left = items.filter((_, index) => index !== from)
  return [...left.slice(0, to), items[from], ...left.slice(to)]
}
