import { formatZip } from '../../forms/values/zip.ts'
import { UtilityAccountRow } from '../utility-account.ts'
import { type ImportMapping, type ImportTarget, mapCells } from './import-mapping.ts'

/** Why a row cannot be taken: something needed is empty, a value is none, the row has other columns, or it stands twice. */
export const ROW_PROBLEMS = ['missing', 'invalid', 'columns', 'twice'] as const
export type RowProblemKind = (typeof ROW_PROBLEMS)[number]

/** The first thing that is wrong with a row. */
export type RowProblem = {
  readonly kind: RowProblemKind
  readonly field: ImportTarget | null
  readonly value: string
}
export type CheckedRow = { readonly row: UtilityAccountRow } | { readonly problem: RowProblem }

export function checkRow(cells: readonly string[], mapping: ImportMapping, country: string): CheckedRow {
  if (cells.length !== mapping.length)
    return { problem: { kind: 'columns', field: null, value: String(cells.length) } }
  const given = mapCells(cells, mapping, country)
  const parsed = UtilityAccountRow.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const field = issue?.path[0] as ImportTarget // the row is flat, and its keys are the targets
    return { problem: problemOf(field, given[field]) }
  }
  const wrongZip = (['zip', 'site_zip'] as const).find(
    (field) => !isZip(parsed.data[field], parsed.data.country),
  )
  return wrongZip === undefined
    ? { row: parsed.data }
    : { problem: problemOf(wrongZip, parsed.data[wrongZip]) }
}

const problemOf = (field: ImportTarget, value: string): RowProblem => ({
  kind: value.trim() === '' ? 'missing' : 'invalid',
  field,
  value: value.slice(0, 200),
})

const ZIPS: Readonly<Record<UtilityAccountRow['country'], RegExp>> = {
  US: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  PT: /^\d{4}-\d{3}$/,
}
const isZip = (zip: string, country: UtilityAccountRow['country']) =>
  ZIPS[country].test(formatZip(zip, country))
