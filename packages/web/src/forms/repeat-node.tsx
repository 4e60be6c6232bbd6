import type { RepeatQuestion } from '@hearthlight/domain/forms/question'
import { itemCount, scopeOfItem } from '@hearthlight/domain/forms/question-paths'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useFieldIds } from '../ui/fields/field.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useFormPart } from './form-store.ts'
import type { NodeProps } from './node-props.ts'
import styles from './questions.module.css'

/** The same questions for each of several items, with the way to add one and to take one away. */
export function RepeatNode({ question, ...drawn }: NodeProps<RepeatQuestion>) {
  const { t } = useTranslation('shared')
  const { store, actions, scope, isDisabled, isReadOnly } = drawn
  const path = scope + question.name
  const count = useFormPart(store, ({ values }) => itemCount(question, values, scope))
  const error = useFormPart(store, ({ messages }) => messages[path])
  const addButton = useRef<HTMLButtonElement>(null)
  const field = { name: path, label: question.title, description: question.text, error }
  const ids = useFieldIds(field)
  const isOpen = !isDisabled && !isReadOnly
  const remove = (index: number) => {
    actions.removeItem(question, scope, index)
    // The button that was pressed is gone; the next thing to do stands at the end.
    addButton.current?.focus()
  }
  return (
    <div className={styles.cell}>
      <FieldGroup {...field} ids={ids}>
        <ol className={styles.items}>
          {Array.from({ length: count }, (_, index) => {
            const name = `${question.title} ${index + 1}`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place, its answers move with it
              <li key={index} className={styles.item}>
                <div className={styles.itemHead}>
                  <b>{name}</b>
                  {isOpen && count > question.min && (
                    <IconButton
                      icon="close"
                      label={t('form.remove_item', { name })}
                      onClick={() => remove(index)}
                    />
                  )}
                </div>
                <div className={styles.rows}>
                  <drawn.Nodes
                    {...drawn}
                    questions={question.children}
                    scope={scopeOfItem(question, scope, index)}
                  />
                </div>
              </li>
            )
          })}
        </ol>
        {isOpen && count < question.max && (
          <div>
            <Button variant="secondary" ref={addButton} onClick={() => actions.addItem(question, scope)}>
              {t('form.add_item')}
            </Button>
          </div>
        )}
      </FieldGroup>
    </div>
  )
}
