import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { ConsoleIcon } from '../console-icon.tsx'
import styles from './column-chooser.module.css'
import type { Column } from './columns.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  onChoose: (ids: readonly string[] | null) => void
}

export function ColumnChooser<Row>({ columns, shown, onChoose }: Props<Row>) {
  const { t } = useTranslation('admin-kit')
  const [isOpen, setIsOpen] = useState(false)
  const ids = shown.slice(1).map(({ id }) => id)
  const hidden = columns.slice(1).filter(({ id }) => !ids.includes(id))
  const all = [...shown.slice(1), ...hidden]
  const moveUp = (id: string) => {
    const at = ids.indexOf(id)
    onChoose([...ids.slice(0, at - 1), id, ...ids.slice(at - 1, at), ...ids.slice(at + 1)])
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <ConsoleIcon name="columns" /> {t('columns.title')}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('columns.title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => onChoose(null)}>
              {t('columns.reset')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('dialog.done')}</Button>
          </>
        }
      >
        <p className="small muted">{t('columns.kept')}</p>
        <ul className={styles.columns}>
          {all.map(({ id, header, isFixed }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  disabled={isFixed}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...ids, id] : ids.filter((other) => other !== id))
                  }
                />{' '}
                {header}
              </label>
              {ids.indexOf(id) > 0 && (
                <IconButton
                  icon="up"
                  size="s"
                  label={t('columns.up', { name: header })}
                  onClick={() => moveUp(id)}
                />
              )}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
