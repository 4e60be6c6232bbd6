import { isObject, valueAt } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { useEditing } from '../document-editor/editing.ts'
import { itemTitle, wordsIn } from '../document-editor/item-title.ts'
import { statusOrder } from '../document-editor/status-order.ts'
import styles from './status-diagram.module.css'

type Move = { readonly from: string; readonly to: string; readonly by: readonly string[] }
type Box = { readonly code: string; readonly x: number; readonly y: number }

const [WIDTH, HEIGHT, GAP_X, GAP_Y] = [132, 60, 26, 34]
/** Letters that fit into a line of a box. */
const LINE = 17
/** How far a move goes out of its way. */
const BEND = 24

/** The way of an application as a drawing, and the same as a table. */
export function StatusDiagram() {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? found : {}
  const order = statusOrder(document)
  const moves = movesOf(statuses).toSorted(
    (one, other) => order.indexOf(one.from) - order.indexOf(other.from),
  )
  const boxes = layOut(order, moves, String(valueAt(document, ['initial_status']) ?? ''))
  const name = (code: string) => itemTitle(statuses[code], languages, code)
  const width = Math.max(0, ...boxes.map(({ x }) => x)) + WIDTH + 2
  const height = Math.max(0, ...boxes.map(({ y }) => y)) + HEIGHT + 2
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('statuses.caption')}>
        <svg
          viewBox={`-${BEND} -1 ${width + 2 * BEND} ${height}`}
          width={width + 2 * BEND}
          aria-hidden="true"
        >
          <defs>
            <marker
              id="move-end"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" className={styles.arrow} />
            </marker>
          </defs>
          {moves.map((move) => (
            <path
              key={`${move.from} ${move.to}`}
              className={styles.move}
              d={wayOf(boxes, move)}
              markerEnd="url(#move-end)"
            />
          ))}
          {boxes.map(({ code, x, y }) => (
            <g
              key={code}
              transform={`translate(${x} ${y})`}
              data-end={valueAt(statuses, [code, 'is_end']) === true || undefined}
            >
              <rect className={styles.box} width={WIDTH} height={HEIGHT} rx="6" />
              {linesOf(name(code)).map((line, index) => (
                <text key={line} className={styles.name} x={WIDTH / 2} y={18 + 16 * index}>
                  {line}
                </text>
              ))}
              <text className={styles.note} x={WIDTH / 2} y="51">
                {noteOf(statuses[code], t)}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('statuses.caption')}</caption>
        <thead>
          <tr>
            {(['statuses.from', 'statuses.to', 'statuses.by', 'field.mail'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ from, to, by }) => (
            <tr key={`${from} ${to}`}>
              <th scope="row">
                <Chip tone={toneOf(statuses[from])}>{name(from)}</Chip>
              </th>
              <td>
                <Chip tone={toneOf(statuses[to])}>{name(to)}</Chip>
              </td>
              <td>{by.map((who) => t(`choice.${who}`, { defaultValue: who })).join(', ')}</td>
              <td>{wordsIn(valueAt(statuses, [to, 'mail', 'subject']), languages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** What pays is good, what waits for the applicant is to be looked at; the rest has no colour. */
function toneOf(status: unknown): 'positive' | 'caution' | 'neutral' {
  if (valueAt(status, ['money']) !== undefined) return 'positive'
  return valueAt(status, ['applicant_may_edit']) === true ? 'caution' : 'neutral'
}

/** A name on one line or two; what is longer still is cut. */
function linesOf(name: string): readonly string[] {
  if (name.length <= LINE) return [name]
  const at = name.lastIndexOf(' ', LINE)
  return at < 1 ? [cut(name)] : [name.slice(0, at), cut(name.slice(at + 1))]
}

const cut = (text: string) => (text.length > LINE ? `${text.slice(0, LINE - 1)}…` : text)

function noteOf(status: unknown, t: (key: string, values?: Record<string, number>) => string): string {
  const days = valueAt(status, ['promise', 'working_days'])
  if (typeof days === 'number') return t('statuses.days', { count: days })
  if (valueAt(status, ['is_end']) === true) return t('statuses.end')
  return valueAt(status, ['applicant_may_edit']) === true ? t('statuses.with_applicant') : ''
}

export function movesOf(statuses: Readonly<Record<string, unknown>>): readonly Move[] {
  return Object.entries(statuses).flatMap(([from, status]) => {
    const found = valueAt(status, ['transitions'])
    return (Array.isArray(found) ? found : []).flatMap((move): Move[] => {
      const [to, by] = [valueAt(move, ['to']), valueAt(move, ['by'])]
      return typeof to === 'string' && to in statuses
        ? [{ from, to, by: Array.isArray(by) ? by.map(String) : [] }]
        : []
    })
  })
}

/** Rows by how many moves lead to a status; what nothing leads to stands below the rest. */
export function layOut(codes: readonly string[], moves: readonly Move[], first: string): readonly Box[] {
  const depth = new Map<string, number>([[first, 0]])
  // A map goes on through what is added while it is gone through.
  for (const [code, at] of depth)
    for (const { from, to } of moves) if (from === code && !depth.has(to)) depth.set(to, at + 1)
  const last = Math.max(0, ...depth.values()) + 1
  const columns = new Map<number, number>()
  return codes.map((code) => {
    const row = depth.get(code) ?? last
    const column = columns.get(row) ?? 0
    columns.set(row, column + 1)
    return { code, x: column * (WIDTH + GAP_X), y: row * (HEIGHT + GAP_Y) }
  })
}

function wayOf(boxes: readonly Box[], { from, to }: Move): string {
  const [start, end] = [boxes.find(({ code }) => code === from), boxes.find(({ code }) => code === to)]
  if (start === undefined || end === undefined) return ''
  const half = WIDTH / 2
  if (end.y > start.y) {
    const [top, bottom] = [start.y + HEIGHT, end.y]
    return `M${start.x + half} ${top}C${start.x + half} ${top + BEND} ${end.x + half} ${bottom - BEND} ${end.x + half} ${bottom}`
  }
  const middle = HEIGHT / 2
  if (end.y === start.y) {
    const isRight = end.x > start.x
    return `M${start.x + (isRight ? WIDTH : 0)} ${start.y + middle}L${end.x + (isRight ? 0 : WIDTH)} ${end.y + middle}`
  }
  // Back up: around the outside of both.
  return `M${start.x + WIDTH} ${start.y + middle}C${start.x + WIDTH + BEND} ${start.y} ${end.x + WIDTH + BEND} ${end.y + HEIGHT} ${end.x + WIDTH} ${end.y + middle}`
}
