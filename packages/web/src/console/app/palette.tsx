import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDialog } from '../../ui/overlays/dialog.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { ConsoleIcon } from '../kit/console-icon.tsx'
import { Key } from '../kit/keys/key.tsx'
import { keyName } from '../kit/keys/key-name.ts'
import styles from './palette.module.css'
import { usePaletteEntries } from './palette-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { Section } from './section.ts'

type Props = { sections: readonly Section[]; onClose: () => void }

/** Finds by a few letters and goes there. */
export function Palette({ sections, onClose }: Props) {
  const { t } = useTranslation('admin-kit')
  const navigate = useNavigate()
  const dialog = useDialog(onClose, true)
  const list = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const groups = usePaletteEntries(text, sections)
  const all = groups.flatMap(({ entries }) => entries)
  const chosen = all[Math.min(at, all.length - 1)]
  const idOf = (entry: PaletteEntry | undefined) => entry && `${list}-${entry.id}`
  const open = async (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return
    onClose()
    if (entry.run === undefined) await navigate(entry.to)
    // The dialog is to be gone first: what the action opens takes the focus.
    else setTimeout(entry.run)
  }
  return (
    <dialog {...dialog} className={styles.palette} aria-label={t('palette.open')}>
      <div className={styles.in}>
        <Icon name="search" size="m" />
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={idOf(chosen)}
          aria-label={t('palette.open')}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, all.length - 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
            else if (event.key === 'Enter') void open(chosen)
            else return
            event.preventDefault()
          }}
        />
        <Key>Esc</Key>
      </div>
      <div id={list} role="listbox" aria-label={t('palette.open')} className={styles.list}>
        {groups.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is one of fields
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {entries.map((entry) => (
              <Option
                key={entry.id}
                id={idOf(entry)}
                entry={entry}
                isChosen={entry === chosen}
                onPoint={() => setAt(all.indexOf(entry))}
                onOpen={() => void open(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p className={styles.none} role="status">
          {t('palette.none')}
        </p>
      )}
    </dialog>
  )
}

type OptionProps = {
  id: string | undefined
  entry: PaletteEntry
  isChosen: boolean
  onPoint: () => void
  onOpen: () => void
}

const Option = ({ id, entry, isChosen, onPoint, onOpen }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which keeps the focus (APG, combobox)
  <div
    id={id}
    className={styles.option}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    onPointerMove={onPoint}
    onClick={onOpen}
  >
    <ConsoleIcon name={entry.icon} />
    <span className={styles.text}>
      <b>{entry.title}</b>
      {entry.note !== undefined && entry.note !== '' && <span className="small muted">{entry.note}</span>}
    </span>
    {entry.keys !== undefined && <Key>{keyName(entry.keys)}</Key>}
  </div>
)
