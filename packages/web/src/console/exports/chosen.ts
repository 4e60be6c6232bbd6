import {
  answerColumn,
  conditionColumns,
  EXPORT_NAMES,
  type ExportName,
  isOfSource,
  orderedColumns,
  usualColumns,
} from '@hearthlight/domain/exports/export-columns'
import {
  CONDITION_TESTS,
  EXPORT_KINDS,
  type ExportChoice,
  type ExportCondition,
  type ExportKind,
} from '@hearthlight/domain/exports/export-file'

export const WHENS = ['any', 'since', 'until', 'between'] as const
type When = (typeof WHENS)[number]

/** What the address says of an export: all that a saved view keeps. */
export type Chosen = {
  readonly what: ExportName
  readonly source: string
  readonly when: When
  readonly from: string
  readonly to: string
  readonly status: string
  /** Without a column there is no further condition; without a value it does not count yet. */
  readonly and: ExportCondition
  readonly columns: readonly string[]
  readonly kind: ExportKind
  readonly bom: boolean
}

export const NO_CONDITION: ExportCondition = { column: '', test: 'is', value: '' }

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback

export const hasFrom = (when: When): boolean => when === 'since' || when === 'between'
export const hasTo = (when: When): boolean => when === 'until' || when === 'between'

export function readChosen(params: URLSearchParams): Chosen {
  const what = oneOf(EXPORT_NAMES, params.get('what'), 'applications')
  const columns = params.get('columns')
  return {
    what,
    source: isOfSource(what) ? (params.get('source') ?? '') : '',
    when: oneOf(WHENS, params.get('when'), 'any'),
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    status: isOfSource(what) ? (params.get('status') ?? '') : '',
    and: {
      column: conditionColumns(what).find((column) => column === params.get('and')) ?? '',
      test: oneOf(CONDITION_TESTS, params.get('test'), 'is'),
      value: params.get('value') ?? '',
    },
    columns: columns === null ? usualColumns(what) : columns.split(' ').filter((name) => name !== ''),
    kind: oneOf(EXPORT_KINDS, params.get('file'), 'csv'),
    bom: params.get('bom') !== 'no',
  }
}

export function writeChosen({ columns, kind, bom, and, ...chosen }: Chosen): URLSearchParams {
  const usual = usualColumns(chosen.what)
  const isUsual = columns.length === usual.length && columns.every((column) => usual.includes(column))
  const params = new URLSearchParams({
    what: chosen.what,
    source: chosen.source,
    status: chosen.status,
    when: chosen.when === 'any' ? '' : chosen.when,
    bom: bom ? '' : 'no',
    ...(and.column !== '' && { and: and.column, test: and.test, value: and.value }),
    file: kind === 'csv' ? '' : kind,
    from: hasFrom(chosen.when) ? chosen.from : '',
    to: hasTo(chosen.when) ? chosen.to : '',
  })
  for (const [name, value] of [...params]) if (value === '') params.delete(name)
  if (!isUsual) params.set('columns', columns.join(' '))
  return params
}

/** What the server is asked; columns that this choice does not have any more are left out. */
export function choiceOf(chosen: Chosen, answers: readonly string[]): ExportChoice {
  const { what, source, when, from, to, status, and, kind, bom } = chosen
  return {
    what,
    kind,
    bom: bom && kind === 'csv',
    ...(source !== '' && { source }),
    ...(status !== '' && { status }),
    ...(hasFrom(when) && from !== '' && { from }),
    ...(hasTo(when) && to !== '' && { to }),
    ...(and.column !== '' && and.value.trim() !== '' && { and: { ...and, value: and.value.trim() } }),
    columns: [...orderedColumns(what, answers.map(answerColumn), chosen.columns)],
  }
}

/** An export that was made, to be chosen again. */
export function chosenOf({ from = '', to = '', source = '', status = '', ...choice }: ExportChoice): Chosen {
  const { what, columns, kind, and = NO_CONDITION } = choice
  const bom = choice.bom || kind !== 'csv'
  return { what, source, status, when: whenOf(from, to), from, to, and, columns, kind, bom }
}

function whenOf(from: string, to: string): When {
  if (from === '') return to === '' ? 'any' : 'until'
  return to === '' ? 'since' : 'between'
}
