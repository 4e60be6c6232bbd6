import { MONEY_STATES, type StatusMove } from '@hearthlight/domain/applications/staff-moves'
import { needsOfMove, usualMailsOf } from '@hearthlight/domain/programs/definition/status-moves'
import { isObject, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { useEditing } from '../editor/editing.ts'
import { statusOrder } from '../editor/items/status-order.ts'
import { itemTitle, wordsIn } from '../editor/words/item-title.ts'
import styles from './status-diagram.module.css'
import { type Look, lookOf, StatusDrawing } from './status-drawing.tsx'
import { movesOf } from './status-layout.ts'

const HEADS = ['statuses.from', 'statuses.to', 'statuses.by', 'field.mail', 'statuses.only_when'] as const

const TONES: Readonly<Record<Look, ChipTone>> = {
  open: 'neutral',
  left: 'neutral',
  pays: 'positive',
  waits: 'caution',
  refused: 'danger',
}

/** The way of an application as a drawing, and the same as a table. */
export function StatusDiagram() {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? found : {}
  const order = statusOrder(document)
  const name = (code: string) => itemTitle(statuses[code], languages, code)
  const listed = movesOf(statuses).toSorted(
    (one, other) => order.indexOf(one.from) - order.indexOf(other.from),
  )
  return (
    <figure className={styles.figure}>
      <StatusDrawing {...{ statuses, order, name }} />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('statuses.caption')}</caption>
        <thead className="visually-hidden-heads">
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ from, to, by }) => {
            const move = statusMove(statuses, to)
            // That something is paid only payments say.
            const who = move.money === 'paid' ? [] : by
            const needs = needsOfMove(move, by)
            return (
              <tr key={`${from} ${to}`}>
                <th scope="row">
                  <Chip tone={TONES[lookOf(statuses, from)]}>{name(from)}</Chip>
                </th>
                <td data-head={t('statuses.to')}>
                  <Chip tone={TONES[lookOf(statuses, to)]}>{name(to)}</Chip>
                </td>
                <td data-head={t('statuses.by')}>
                  {who.length === 0
                    ? t('statuses.payments')
                    : who.map((each) => t(`choice.${each}`, { defaultValue: each })).join(', ')}
                </td>
                <td data-head={t('field.mail')}>
                  {wordsIn(valueAt(statuses, [to, 'mail', 'subject']), languages) ??
                    usualMailsOf(move, by)
                      .map((mail) => t(`mails.${mail}`))
                      .join(' · ')}
                </td>
                <td data-head={t('statuses.only_when')}>
                  {needs.map((need) => (
                    <p key={need}>{t(`statuses.need.${need}`)}</p>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

/** The move to a status as far as it is written. */
export function statusMove(statuses: Readonly<Record<string, unknown>>, code: string): StatusMove {
  const money = MONEY_STATES.find((state) => state === valueAt(statuses, [code, 'money'])) ?? null
  const [asks, is_end] = ['applicant_may_edit', 'is_end'].map(
    (key) => valueAt(statuses, [code, key]) === true,
  )
  return { code, money, asks: asks === true, is_end: is_end === true }
}
