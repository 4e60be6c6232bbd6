import type { ReactNode } from 'react'
import { useState } from 'react'
import { z } from 'zod'
import { consoleMemory } from '../console-memory.ts'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The name of the order on the server that this column's heading asks for. */
  readonly sort?: string
  readonly isNumeric?: boolean
  /** Takes what is left of the width and cuts what is too long. */
  readonly isWide?: boolean
  /** Always shown; the first column is so by itself. */
  readonly isFixed?: boolean
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean
  /** On a phone: under one another on the left (the default), at the right edge, in a line with its heading, or not at all. */
  readonly onPhone?: 'start' | 'end' | 'named' | 'hidden'
}

const Stored = z.array(z.string())

/** Which columns, in which order; the first names the row and stays. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  ids: readonly string[] | null,
): Column<Row>[] {
  const [first, ...others] = columns
  if (first === undefined) return []
  if (ids === null) return [first, ...others.filter(({ isExtra }) => isExtra !== true)]
  const chosen = ids.flatMap((id) => others.filter((column) => column.id === id))
  return [first, ...chosen, ...others.filter((column) => column.isFixed === true && !chosen.includes(column))]
}

/** Remembered on this device, list by list. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const [ids, setIds] = useState(
    () => Stored.safeParse(consoleMemory.getJson(`console-columns-${list}`)).data ?? null,
  )
  return {
    shown: chosenColumns(columns, ids),
    choose: (next: readonly string[] | null) => {
      if (next === null) consoleMemory.remove(`console-columns-${list}`)
      else consoleMemory.setJson(`console-columns-${list}`, next)
      setIds(next === null ? null : [...next])
    },
  }
}
