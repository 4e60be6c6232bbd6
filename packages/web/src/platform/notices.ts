import { useSyncExternalStore } from 'react'

/** `notice` goes by itself; `notice-stay` and `notice2` stay until they are closed (spec 1 section 9). */
export type NoticeKind = 'notice' | 'notice-stay' | 'notice2'
export type NoticeTone = 'info' | 'positive' | 'caution' | 'danger'

export type NoticeMessage = {
  readonly kind?: NoticeKind
  readonly tone?: NoticeTone
  readonly title?: string
  readonly text: string
}
export type ShownNotice = Required<Omit<NoticeMessage, 'title'>> & {
  readonly id: number
  readonly title: string | undefined
}

export const NOTICE_LIFETIME_MS = 10_000

/** Those that go by themselves cover the foot of the page: a further one takes the place of the oldest. */
const PASSING_AT_ONCE = 2

const NONE: readonly ShownNotice[] = []
let shown = NONE
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function show(next: readonly ShownNotice[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in passing. An error must also stand where it happened: a notice is never its only place. */
export function notify({ kind = 'notice', tone = 'info', title, text }: NoticeMessage): number {
  const repeated = shown.find((notice) => notice.text === text && notice.title === title)
  if (repeated !== undefined) dismiss(repeated.id)
  const id = nextId++
  show([...shown, { id, kind, tone, title, text }])
  for (const { id } of shown.filter((notice) => notice.kind === 'notice').slice(0, -PASSING_AT_ONCE))
    dismiss(id)
  resumeNotice(id)
  return id
}

export function dismiss(id: number): void {
  holdNotice(id)
  show(shown.filter((notice) => notice.id !== id))
}

export function dismissAll(): void {
  for (const { id } of shown) dismiss(id)
}

/** Stops the clock of a notice while it is read or focused. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function resumeNotice(id: number): void {
  holdNotice(id)
  const notice = shown.find((candidate) => candidate.id === id)
  if (notice?.kind === 'notice')
    timers.set(
      id,
      setTimeout(() => dismiss(id), NOTICE_LIFETIME_MS),
    )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownNotices = (): readonly ShownNotice[] => shown
export const useNotices = () => useSyncExternalStore(subscribe, shownNotices, () => NONE)
