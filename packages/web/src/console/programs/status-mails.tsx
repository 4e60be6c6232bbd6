import { usualMailsOf } from '@hearthlight/domain/programs/definition/status-moves'
import { isObject, valueAt } from '@hearthlight/domain/shared/json-path'
import { fieldAt } from '@hearthlight/domain/studio/editor-field'
import { useTranslation } from 'react-i18next'
import styles from '../editor/bench.module.css'
import { useEditing } from '../editor/editing.ts'
import { MoreFields } from '../editor/fields/more-fields.tsx'
import { SchemaField } from '../editor/fields/schema-field.tsx'
import { statusOrder } from '../editor/items/status-order.ts'
import { itemTitle, wordsIn } from '../editor/words/item-title.ts'
import { statusMove } from './status-diagram.tsx'
import { movesOf } from './status-layout.ts'

/** What the applicant is written, status by status; one that has the usual words can be given its own. */
export function StatusMails() {
  const { fields, document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? found : {}
  // Whatever the status: all have the same fields.
  const field = fieldAt(fields, ['statuses', '', 'mail'])
  if (field === undefined) return null
  const usual = (code: string) => {
    const mails = movesOf(statuses).flatMap(({ to, by }) =>
      to === code ? usualMailsOf(statusMove(statuses, to), by) : [],
    )
    return mails.length === 0
      ? t('mails.none')
      : [...new Set(mails)].map((mail) => t(`mails.${mail}`)).join(' · ')
  }
  return (
    <div className={styles.stack}>
      {statusOrder(document).map((code) => {
        const path = ['statuses', code, 'mail']
        return (
          <MoreFields
            key={code}
            title={itemTitle(statuses[code], languages, code)}
            note={wordsIn(valueAt(statuses, [code, 'mail', 'subject']), languages) ?? usual(code)}
            paths={[path]}
          >
            <SchemaField path={path} field={field} />
          </MoreFields>
        )
      })}
    </div>
  )
}
