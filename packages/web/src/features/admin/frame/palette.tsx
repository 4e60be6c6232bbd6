import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDialog } from '../../../ui/overlays/dialog.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { ConsoleIcon } from '../kit/console-icon.tsx'
import { Key } from '../kit/key.tsx'
import type { Section } from '../sections.ts'
import { sectionAddress } from './open-sections.ts'
import styles from './palette.module.css'

type Props = { sections: readonly Section[]; onClose: () => void }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds by a few letters and goes there. */
export function Palette({ sections, onClose }: Props) {
  const { t } = useTranslation(['admin-kit', 'admin'])
  const navigate = useNavigate()
  const dialog = useDialog(onClose, true)
  const list = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = sections
    .map((section) => ({ section, label: t(`admin:section.${section.name}`) }))
    .filter(({ label }) => plain(label).includes(plain(text.trim())))
  const open = async (index: number) => {
    const chosen = found[index]
    if (chosen === undefined) return
    onClose()
    await navigate(sectionAddress(chosen.section))
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
          aria-activedescendant={found[at] === undefined ? undefined : `${list}-${at}`}
          aria-label={t('palette.open')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
            else if (event.key === 'Enter') void open(at)
            else return
            event.preventDefault()
          }}
        />
        <Key>Esc</Key>
      </div>
      <div id={list} role="listbox" aria-label={t('palette.pages')} className={styles.list}>
        {found.map(({ section, label }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which keeps the focus (APG, combobox)
          <div
            key={section.name}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => void open(index)}
          >
            <ConsoleIcon name={section.name} /> {label}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{t('palette.none')}</p>}
    </dialog>
  )
}
