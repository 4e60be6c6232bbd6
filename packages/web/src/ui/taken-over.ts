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

/** What a person entered before the app ran is in the page and nowhere else: it is taken from the field of this id. */
function useEarlyEntry<Field extends HTMLElement>(id: string, take: (field: Field) => void): void {
  const isTakenOver = useTakenOver()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app takes over the page
  useLayoutEffect(() => {
    // Fields give their id to one kind of element.
    const field = document.getElementById(id) as Field | null
    if (!isTakenOver && field !== null) take(field)
  }, [])
}

type Typed = HTMLInputElement | HTMLTextAreaElement

export const useEarlyText = (id: string, known: string, onChange: (text: string) => void) =>
  useEarlyEntry<Typed>(id, ({ value }) => value !== known && onChange(value))

export const useEarlyTick = (id: string, known: boolean, onChange: (isTicked: boolean) => void) =>
  useEarlyEntry<HTMLInputElement>(id, ({ checked }) => checked !== known && onChange(checked))

/** Of radio buttons and of checkboxes that stand in one group. */
export const useEarlyChoice = (id: string, known: readonly string[], onChange: (chosen: string[]) => void) =>
  useEarlyEntry(id, (group) => {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('input:checked')]
    const chosen = inputs.map(({ value }) => value)
    if (chosen.join() !== known.join()) onChange(chosen)
  })
