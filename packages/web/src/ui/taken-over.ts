import { useLayoutEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the app runs on this page. A page that the server has drawn is shown before it does. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** For a control that does nothing before: nobody is to press it in vain. It looks as it will. */
export function useWaiting(isDisabled = false) {
  const isTakenOver = useTakenOver()
  return isTakenOver || isDisabled ? { disabled: isDisabled } : { disabled: true, 'data-waiting': true }
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** What a person entered before the app ran is in the page and nowhere else: it is taken from there. */
export function useEarlyEntry(id: string, take: (control: Control) => void): void {
  const isTakenOver = useTakenOver()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app takes over the page
  useLayoutEffect(() => {
    // Fields give the id to nothing but their control.
    const control = document.getElementById(id) as Control | null
    if (!isTakenOver && control !== null) take(control)
  }, [])
}
