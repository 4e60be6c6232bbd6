import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Key } from './key.tsx'
import { keyName } from './key-name.ts'
import styles from './keys-sheet.module.css'
import { type ShortcutGroup, shownShortcuts, singleKeysAreOn, switchSingleKeys } from './shortcuts.ts'

const GROUPS: readonly ShortcutGroup[] = ['everywhere', 'list', 'record', 'editor']
/** What the keys do on the page that is open. Who speaks to the browser, or rests a hand on the keys, switches the single ones off. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-kit')
  const [isOn, setIsOn] = useState(singleKeysAreOn)
  const shown = isOpen ? shownShortcuts() : []
  const groups = GROUPS.map((group) => ({
    group,
    shortcuts: shown.filter((entry) => entry.group === group).flatMap((entry) => entry.shortcuts),
  })).filter(({ shortcuts }) => shortcuts.length > 0)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('keys.title')} size="l">
      <p className={styles.rest}>
        <span className="muted">{t('keys.rest')}</span>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setIsOn(target.checked)
              switchSingleKeys(target.checked)
            }}
          />{' '}
          {t('keys.on')}
        </label>
      </p>
      <div className={styles.sheet}>
        {groups.map(({ group, shortcuts }) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys === ' ' ? (
                      <Key>{keyName(keys)}</Key>
                    ) : (
                      keys.split(' ').map((key) => <Key key={key}>{keyName(key)}</Key>)
                    )}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
