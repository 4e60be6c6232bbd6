import { isObject, type JsonPath } from '@hearthlight/domain/shared/json-path'
import type { EditorField } from '@hearthlight/domain/studio/editor-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../add-button.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { useItemNote } from '../words/item-note.ts'
import { itemTitle } from '../words/item-title.ts'
import { DocumentRow, DocumentTable } from './document-table.tsx'
import { ItemCard } from './item-card.tsx'
import { newItem } from './new-item.ts'
import { TakeQuestions } from './take-questions.tsx'
import { useItems } from './use-items.ts'

type Props = { path: JsonPath; label: string; item: EditorField; draw: (path: JsonPath) => ReactNode }

/** Items in their order; each is opened, moved and removed by its buttons, or dragged. Documents stand in a table. */
export function ItemList({ path, label, item, draw }: Props) {
  const { t } = useTranslation('admin-programs')
  const note = useItemNote()
  const editing = useEditing()
  const { items, add, of } = useItems(path)
  const { languages, defectAt } = editing
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
        <AddButton variant="secondary" onClick={() => add(newItem(editing, path, item))}>
          {t('editor.add', { what: label })}
        </AddButton>
        {path[0] === 'question_groups' && path.at(-1) === 'questions' && <TakeQuestions path={path} />}
      </div>
    </section>
  )
}
