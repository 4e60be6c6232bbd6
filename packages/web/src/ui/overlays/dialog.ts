import { type MouseEvent, type RefCallback, type SyntheticEvent, useCallback } from 'react'

type DialogHandlers = {
  ref: RefCallback<HTMLDialogElement>
  onCancel: (event: SyntheticEvent) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * The browser's modal dialog: top layer, inert page behind, focus kept inside and given back at the end.
 * Closing before React takes the element away is what gives the focus back.
 */
export function useDialog(onClose: () => void, isDismissable: boolean): DialogHandlers {
  const ref = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog === null) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isDismissable) onClose()
    },
    onClick: (event) => {
      if (isDismissable && event.target === event.currentTarget) onClose()
    },
  }
}
