import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Key } from '../kit/keys/key.tsx'
import { useShortcuts } from '../kit/keys/shortcuts.ts'
import { showUndo, type Undoable, useUndo } from '../kit/undo.ts'
import styles from './undo-toast.module.css'

/** What was done last, and the way back. */
export function UndoToast() {
  const offered = useUndo()
  return <div role="status">{offered !== null && <Toast key={offered.text} {...offered} />}</div>
}

function Toast({ text, undoLabel, undo, undone }: Undoable) {
  const { t } = useTranslation('admin')
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: () => {
      showUndo(null)
      notify({ tone: 'positive', text: undone })
    },
    onError: ({ message }) => notify({ kind: 'notice-stay', tone: 'danger', text: message }),
  })
  useShortcuts('everywhere', [{ keys: 'z', label: undoLabel, run: () => undoing.mutate() }])
  return (
    <div className={styles.toast}>
      <Icon name="check" />
      <p>{text}</p>
      <Button variant="quiet" isPending={undoing.isPending} onClick={() => undoing.mutate()}>
        {undoLabel} <Key>Z</Key>
      </Button>
      <IconButton icon="close" size="s" label={t('nav.close')} onClick={() => showUndo(null)} />
    </div>
  )
}
