import { answerColumn, columnsOf, groupsOf } from '@hearthlight/domain/exports/export-columns'
import type { ExportSource } from '@hearthlight/domain/exports/export-file'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Block } from '../kit/block.tsx'
import type { Chosen } from './chosen.ts'
import styles from './exports.module.css'

type Questions = ExportSource['questions']
type Props = {
  chosen: Chosen
  questions: Questions
  /** The columns of one's last export of this kind. */
  last: readonly string[] | undefined
  choose: (columns: readonly string[]) => void
}

/** The columns by what they tell of; what needs a permission is seen to be there, and locked. */
export function ColumnGroups({ chosen, questions, last, choose }: Props) {
  const { t } = useTranslation('admin-exports')
  const { what, columns } = chosen
  const open = questions.filter(({ needs_permission }) => !needs_permission)
  const available = [...columnsOf(what), ...open.map(({ code }) => answerColumn(code))]
  const count = available.filter((column) => columns.includes(column)).length
  const toggle = (column: string, isOn: boolean) =>
    choose(isOn ? [...columns, column] : columns.filter((other) => other !== column))
  return (
    <Block
      title={t('columns_title')}
      actions={
        <p className={styles.chosen}>
          {t('chosen', { count, all: columnsOf(what).length + questions.length })} ·{' '}
          <button type="button" onClick={() => choose(available)}>
            {t('all')}
          </button>
          {last !== undefined && (
            <>
              {' '}
              ·{' '}
              <button type="button" onClick={() => choose(available.filter((name) => last.includes(name)))}>
                {t('last')}
              </button>
            </>
          )}
        </p>
      }
    >
      <p role="alert" className={styles.problem}>
        {count === 0 && t('choose_one')}
      </p>
      <div className={styles.groups}>
        {groupsOf(what).map(({ group, columns: names }) => (
          <fieldset key={group}>
            <legend>{t(`group.${group}`)}</legend>
            {names.map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />
                <span>{t(`column.${group}.${name}`)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {what === 'applications' && (chosen.source === '' || questions.length > 0) && (
          <fieldset>
            <legend>{t('group.answers')}</legend>
            {chosen.source === '' && <p className="small muted">{t('answers_hint')}</p>}
            {questions.map(({ code, label, needs_permission }) => (
              <label key={code} data-locked={needs_permission || undefined}>
                <input
                  type="checkbox"
                  disabled={needs_permission}
                  checked={!needs_permission && columns.includes(answerColumn(code))}
                  onChange={(event) => toggle(answerColumn(code), event.target.checked)}
                />
                <span>
                  {label}
                  {needs_permission && (
                    <span className={styles.locked}>
                      {' '}
                      <Icon name="lock" /> {t('needs_permission')}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Block>
  )
}

/** What a column is called: its own words, or the question whose answers it holds. */
export function useColumnName(what: Chosen['what'], questions: Questions): (column: string) => string {
  const { t } = useTranslation('admin-exports')
  return (column) => {
    const question = questions.find(({ code }) => answerColumn(code) === column)
    if (question !== undefined) return question.label
    const group = groupsOf(what).find(({ columns }) => columns.includes(column))?.group
    return group === undefined ? column : t(`column.${group}.${column}`)
  }
}
