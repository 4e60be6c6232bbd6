import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { GenericItem } from '@hearthlight/domain/assessment/wizard/generic-item'
import { SECTIONS, type Section } from '@hearthlight/domain/shared/vocabulary'
import { useSyncExternalStore } from 'react'
import { saveItems } from '../../../api/answers-api.ts'
import { createSaver } from '../../../platform/drafts/autosave.ts'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { type AnswerState, answered, received, sent, waitingItems } from './answer-state.ts'
import { storeAnswers, storedAnswers } from './stored-answers.ts'

/** The answers of the building on the screen, what of them the server has, and how saving goes. */
let state: AnswerState = { buildingId: '', sections: {}, waiting: {}, elsewhere: 0 }
let status: SaveStatus = { kind: 'idle' }
const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('answers')

function change(next: AnswerState): void {
  state = next
  // The engine hears of it first, then the device keeps it.
  for (const listener of listeners) listener()
  storeAnswers(state)
}

const saver = createSaver<null>(save, (next) => {
  status = next
  for (const listener of listeners) listener()
})

/** Sends everything that waits in one call; what was answered while it was under way waits for the next. */
async function save(): Promise<void> {
  const sending = state
  const items = waitingItems(sending)
  if (items.length === 0) return
  const saved = await saveItems(items)
  if (state.buildingId !== sending.buildingId) return
  change(sent(state, sending, saved))
  channel?.postMessage(state.buildingId)
}

/** What the server knows, laid under what this device still has to send. */
export function receiveItems(buildingId: string, items: readonly GenericItem[]): void {
  const before = state.buildingId === buildingId ? state : storedAnswers(buildingId)
  change(received(before, items))
  if (waitingItems(state).length > 0) saver.put(null)
}

/** Takes answers as they are given: shown at once, kept on the device, sent a moment later. An empty list clears one. */
export function giveAnswers(section: Section, data: Readonly<Record<string, readonly string[]>>): void {
  change(answered(state, section, data, new Date().toISOString()))
  saver.put(null)
}

/** Sends what waits, now. Answers whether everything is with the server. */
export async function flushAnswers(): Promise<boolean> {
  await saver.flush()
  return waitingItems(state).length === 0
}

/** Why the server does not take the answers; undefined while it may still take them. */
export const notSavedReason = (): string | undefined =>
  status.kind === 'refused' ? status.reason : undefined

export const sendAgain = () => void saver.flush()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** A part of the answers; only a change of that part draws its reader again. */
export const useAnswerState = <Part>(part: (state: AnswerState) => Part): Part =>
  useSyncExternalStore(subscribe, () => part(state))
export const useSaveStatus = (): SaveStatus => useSyncExternalStore(subscribe, () => status)

export const answersOf = ({ sections }: AnswerState): Answers =>
  Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const data = sections[section]?.data
      return data === undefined ? [] : [[section, data]]
    }),
  )

/** Hears of every change, before the page draws it, and of how things are now. */
export function onAnswers(listener: (state: AnswerState) => void): () => void {
  const hear = () => listener(state)
  hear()
  return subscribe(hear)
}

/** Another tab of this browser has saved: its answers are asked for. */
export function onOtherTab(listener: (buildingId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => listener(String(data))
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
