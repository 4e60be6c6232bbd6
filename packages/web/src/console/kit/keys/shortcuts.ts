import { useEffect, useRef } from 'react'
import { consoleMemory } from '../console-memory.ts'

export type ShortcutGroup = 'everywhere' | 'list' | 'record' | 'editor'

/** `j`, `?`, `Enter`, `ctrl+k`, or two keys one after the other: `g a`. */
export type Shortcut = { readonly keys: string; readonly label: string; readonly run: () => void }

type Registered = { readonly group: ShortcutGroup; readonly shortcuts: { current: readonly Shortcut[] } }

const registered = new Set<Registered>()
const SEQUENCE_MS = 1500

/** What may be pressed on the page that is open, for the sheet that tells of it. */
export const shownShortcuts = (): readonly { group: ShortcutGroup; shortcuts: readonly Shortcut[] }[] =>
  [...registered].map(({ group, shortcuts }) => ({ group, shortcuts: shortcuts.current }))

/** Keys of this component while it is there. Single keys rest while somebody types, and while a dialog is open. */
export function useShortcuts(group: ShortcutGroup, shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const entry = { group, shortcuts: latest }
    registered.add(entry)
    return () => {
      registered.delete(entry)
    }
  }, [group])
}

export const singleKeysAreOn = (): boolean => consoleMemory.get('console-single-keys') !== 'off'

export const switchSingleKeys = (isOn: boolean): void =>
  consoleMemory.set('console-single-keys', isOn ? 'on' : 'off')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null

/** A focused link or button has its own use for these. */
const isOwnKey = (key: string, target: EventTarget | null) =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLElement &&
  target.closest('a, button, summary, input') !== null

function pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${name}`
}

const isSingle = (keys: string) => !keys.includes('+') || keys === '+'

const rests = (keys: string, { key, target }: KeyboardEvent) =>
  document.querySelector('dialog[open]') !== null ||
  (isSingle(keys) && (isTyping(target) || isOwnKey(key, target) || !singleKeysAreOn()))

/** What came last counts: a page's own key before that of the frame. */
const find = (keys: string): Shortcut | undefined =>
  [...registered]
    .reverse()
    .flatMap(({ shortcuts }) => shortcuts.current)
    .find((shortcut) => shortcut.keys === keys)

/** Listens for the keys of all that is on the page; the frame does it once. */
export function useKeyboard(): void {
  useEffect(() => {
    let first = { keys: '', at: Number.NEGATIVE_INFINITY }
    const press = (event: KeyboardEvent) => {
      const keys = pressed(event)
      if (event.defaultPrevented || rests(keys, event)) return
      const isSecond = event.timeStamp - first.at < SEQUENCE_MS
      const shortcut = (isSecond ? find(`${first.keys} ${keys}`) : undefined) ?? find(keys)
      first = { keys, at: event.timeStamp }
      if (shortcut === undefined) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
