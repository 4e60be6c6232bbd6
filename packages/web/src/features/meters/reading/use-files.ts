import type { MeterFileProblemCode } from '@hearthlight/domain/meters/meter-file-problem'
import type { ReadFile } from '@hearthlight/domain/meters/stored/read-series'
import type { TableLayout } from '@hearthlight/domain/meters/tables/column-roles'
import { useEffect, useRef, useState } from 'react'
import { usePartner } from '../../../platform/partner.ts'
import { type Reading, readBeside } from './reading-client.ts'
import type { ReadingResult } from './reading-messages.ts'
import { givenBy, rememberedLayout, rememberLayout } from './table-layouts.ts'

export type FileState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'going'; readonly bytes: number }
  | { readonly kind: 'done'; readonly read: ReadFile }
  | { readonly kind: 'unknown-table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'problem'; readonly code: MeterFileProblemCode; readonly readingsBefore: number }

export type ChosenFile = { readonly id: number; readonly file: File; readonly state: FileState }

/** More at once is a folder that was dropped by mistake. */
const MOST_FILES = 40

let lastId = 0

/** The files that were chosen, read one after the other so that the memory of one is enough. */
export function useFiles() {
  const timeZone = usePartner().time_zone
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const queue = useRef<
    { id: number; file: File; layout?: TableLayout; rows?: readonly (readonly string[])[] }[]
  >([])
  const running = useRef<{ id: number; reading: Reading } | null>(null)
  const set = (id: number, state: FileState) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, state } : each)))

  async function read(file: File, id: number, given: ReturnType<typeof givenBy>): Promise<ReadingResult> {
    const reading = readBeside({ file, timeZone, given }, (bytes) => set(id, { kind: 'going', bytes }))
    running.current = { id, reading }
    return reading.result
  }

  async function runQueue(): Promise<void> {
    if (running.current !== null) return
    const next = queue.current.shift()
    if (next === undefined) return
    const { id, file, layout, rows } = next
    set(id, { kind: 'going', bytes: 0 })
    let result = await read(file, id, layout && rows && givenBy(layout, rows))
    const remembered = result.kind === 'unknown-table' ? rememberedLayout(result.rows) : undefined
    if (remembered !== undefined && result.kind === 'unknown-table')
      result = await read(file, id, givenBy(remembered, result.rows))
    running.current = null
    set(id, result)
    void runQueue()
  }

  useEffect(
    () => () => {
      queue.current = []
      running.current?.reading.stop()
    },
    [],
  )

  function add(chosen: readonly File[]): void {
    const added = chosen.slice(0, MOST_FILES).map((file) => ({ id: ++lastId, file }))
    setFiles((all) => [...all, ...added.map((each): ChosenFile => ({ ...each, state: { kind: 'waiting' } }))])
    queue.current.push(...added)
    void runQueue()
  }

  /** Takes a file off the list; one that is being read is stopped. */
  function remove(id: number): void {
    queue.current = queue.current.filter((each) => each.id !== id)
    if (running.current?.id === id) running.current.reading.stop()
    setFiles((all) => all.filter((each) => each.id !== id))
  }

  /** Reads a table by what the person says of its columns. */
  function readBy(id: number, layout: TableLayout): void {
    const found = files.find((each) => each.id === id)
    if (found?.state.kind !== 'unknown-table') return
    const { rows } = found.state
    rememberLayout(layout, rows)
    queue.current.push({ id, file: found.file, layout, rows })
    set(id, { kind: 'waiting' })
    void runQueue()
  }

  const clear = () => {
    for (const { id } of files) remove(id)
  }
  return { files, add, remove, readBy, clear }
}
