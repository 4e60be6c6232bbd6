import { MONEY_STATES, type StatusMove } from '@hearthlight/domain/applications/staff-moves'
import { needsOfMove } from '@hearthlight/domain/programs/definition/status-moves'
import { isObject, valueAt } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { useEditing } from '../document-editor/editing.ts'
import { itemTitle, wordsIn } from '../document-editor/item-title.ts'
import { statusOrder } from '../document-editor/status-order.ts'
import styles from './status-diagram.module.css'
import { type Box, layOut, type Move, movesOf } from './status-layout.ts'

const [WIDTH, HEIGHT, GAP_X, GAP_Y, LINE_HEIGHT] = [112, 76, 20, 40, 15]
/** Letters that fit into a line of a box: of a name, of a note. */
const [NAME_LETTERS, NOTE_LETTERS] = [15, 18]
/** How far a move goes out of its way. */
const BEND = 24
/** What goes down and what comes up again stand beside each other. */
const APART = 12

const HEADS = ['statuses.from', 'statuses.to', 'statuses.by', 'field.mail', 'statuses.only_when'] as const

type Look = 'open' | 'pays' | 'waits' | 'refused' | 'left'
const TONES: Readonly<Record<Look, ChipTone>> = {
  ...{ open: 'neutral', left: 'neutral', pays: 'positive', waits: 'caution', refused: 'danger' },
}

/** The way of an application as a drawing, and the same as a table. */
export function StatusDiagram() {
  const { document, languages } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, ['statuses'])
  const statuses = isObject(found) ? found : {}
  const order = statusOrder(document)
  const { boxes, moves, fromMany } = layOut(statuses, order)
  const name = (code: string) => itemTitle(statuses[code], languages, code)
  const width = Math.max(0, ...boxes.map((box) => placeOf(box).x)) + WIDTH + 2
  const height = Math.max(0, ...boxes.map((box) => placeOf(box).y)) + HEIGHT + 2
  const listed = movesOf(statuses).toSorted(
    (one, other) => order.indexOf(one.from) - order.indexOf(other.from),
  )
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('statuses.caption')}>
        <svg viewBox={`-1 -${BEND} ${width} ${height + BEND}`} width={width} aria-hidden="true">
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
              d={lineOf(boxes, move)}
              markerEnd="url(#move-end)"
            />
          ))}
          {boxes.map((box) => {
            const { x, y } = placeOf(box)
            const lines = [
              ...linesOf(name(box.code), NAME_LETTERS).map((words) => ({ words, look: styles.name })),
              ...linesOf(noteOf(statuses[box.code], t), NOTE_LETTERS).map((words) => ({
                words,
                look: styles.note,
              })),
            ]
            const top = (HEIGHT - lines.length * LINE_HEIGHT) / 2 + 11
            const count = fromMany.get(box.code)
            return (
              <g key={box.code} transform={`translate(${x} ${y})`} data-look={lookOf(statuses, box.code)}>
                <rect className={styles.box} width={WIDTH} height={HEIGHT} rx="6" />
                {lines.map(({ words, look }, index) => (
                  <text key={`${look} ${words}`} className={look} x={WIDTH / 2} y={top + LINE_HEIGHT * index}>
                    {words}
                  </text>
                ))}
                {count !== undefined && (
                  <text className={styles.note} x={WIDTH / 2} y="-8">
                    {t('statuses.from_many', { count })}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </section>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('statuses.caption')}</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ from, to, by }) => {
            const move = statusMove(statuses, to)
            // That something is paid only payments say.
            const who = move.money === 'paid' ? [] : by
            const needs = needsOfMove(move, by)
            return (
              <tr key={`${from} ${to}`}>
                <th scope="row">
                  <Chip tone={TONES[lookOf(statuses, from)]}>{name(from)}</Chip>
                </th>
                <td data-head={t('statuses.to')}>
                  <Chip tone={TONES[lookOf(statuses, to)]}>{name(to)}</Chip>
                </td>
                <td data-head={t('statuses.by')}>
                  {who.length === 0
                    ? t('statuses.payments')
                    : who.map((each) => t(`choice.${each}`, { defaultValue: each })).join(', ')}
                </td>
                <td data-head={t('field.mail')}>
                  {wordsIn(valueAt(statuses, [to, 'mail', 'subject']), languages)}
                </td>
                <td data-head={t('statuses.only_when')}>
                  {needs.map((need) => (
                    <p key={need}>{t(`statuses.need.${need}`)}</p>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

/** The move to a status as far as it is written. */
function statusMove(statuses: Readonly<Record<string, unknown>>, code: string): StatusMove {
  const money = MONEY_STATES.find((state) => state === valueAt(statuses, [code, 'money'])) ?? null
  const [asks, is_end] = ['applicant_may_edit', 'is_end'].map(
    (key) => valueAt(statuses, [code, key]) === true,
  )
  return { code, money, asks: asks === true, is_end: is_end === true }
}

/** On one line or two; what is longer still is cut. */
function linesOf(words: string, letters: number): readonly string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)
  if (words === '') return []
  const at = words.length <= letters ? -1 : words.lastIndexOf(' ', letters)
  return at < 1 ? [cut(words)] : [words.slice(0, at), cut(words.slice(at + 1))]
}

/** What pays is good, what waits for the applicant stands apart; an end without money is a refusal, or the applicant's own. */
function lookOf(statuses: Readonly<Record<string, unknown>>, code: string): Look {
  const status = statuses[code]
  if (valueAt(status, ['money']) !== undefined) return 'pays'
  if (valueAt(status, ['is_end']) === true) {
    const isOwn = movesOf(statuses).some(({ to, by }) => to === code && by.includes('applicant'))
    return isOwn ? 'left' : 'refused'
  }
  return valueAt(status, ['applicant_may_edit']) === true ? 'waits' : 'open'
}

function noteOf(status: unknown, t: (key: string, values?: Record<string, number>) => string): string {
  const days = valueAt(status, ['promise', 'working_days'])
  if (typeof days === 'number') return t('statuses.days', { count: days })
  if (valueAt(status, ['is_end']) === true) return t('statuses.end')
  return valueAt(status, ['applicant_may_edit']) === true ? t('statuses.with_applicant') : ''
}

const placeOf = ({ column, row }: Box) => ({ x: column * (WIDTH + GAP_X), y: row * (HEIGHT + GAP_Y) })

function lineOf(boxes: readonly Box[], move: Move): string {
  const [from, to] = [
    boxes.find(({ code }) => code === move.from),
    boxes.find(({ code }) => code === move.to),
  ]
  if (from === undefined || to === undefined) return ''
  const [start, end] = [placeOf(from), placeOf(to)]
  const half = WIDTH / 2
  if (from.row === to.row && to.column === from.column + 1)
    return `M${start.x + WIDTH} ${start.y + HEIGHT / 2}L${end.x} ${end.y + HEIGHT / 2}`
  if (from.row === to.row)
    // Over what stands between them.
    return `M${start.x + half + APART} ${start.y}C${start.x + half + APART} ${start.y - BEND} ${end.x + half - APART} ${start.y - BEND} ${end.x + half - APART} ${end.y}`
  const isDown = to.row > from.row
  const side = isDown ? -APART : APART
  const [out, into] = [isDown ? start.y + HEIGHT : start.y, isDown ? end.y : end.y + HEIGHT]
  const bend = isDown ? BEND : -BEND
  return `M${start.x + half + side} ${out}C${start.x + half + side} ${out + bend} ${end.x + half + side} ${into - bend} ${end.x + half + side} ${into}`
}
