import { valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../ui/use-media.ts'
import styles from './status-diagram.module.css'
import { type Box, IN_A_ROW, layOut, type Move, movesOf } from './status-layout.ts'

const LINE_HEIGHT = 15
/** How far a move goes out of its way. */
const BEND = 24
/** What goes there and what comes back stand beside each other. */
const APART = 12

/** The way goes from left to right, on a phone from the top down; across it stands what it may meet beside. */
type Form = {
  readonly isDown: boolean
  readonly width: number
  readonly height: number
  readonly gap: { readonly along: number; readonly across: number }
  /** Letters that fit into a line of a box: of a name, of a note. */
  readonly letters: { readonly name: number; readonly note: number }
}
const LYING: Form = {
  isDown: false,
  width: 112,
  height: 76,
  gap: { along: 20, across: 40 },
  letters: { name: 15, note: 18 },
}
const STANDING: Form = {
  isDown: true,
  width: 142,
  height: 64,
  gap: { along: 28, across: 36 },
  letters: { name: 19, note: 23 },
}

type Statuses = Readonly<Record<string, unknown>>
type Props = { statuses: Statuses; order: readonly string[]; name: (code: string) => string }

/** Each status as a box and each move as an arrow; the table under it says the same. */
export function StatusDrawing({ statuses, order, name }: Props) {
  const { t } = useTranslation('admin-programs')
  const form = useMedia('(max-width: 760px)') ? STANDING : LYING
  const { boxes, moves, fromMany } = layOut(statuses, order, form.isDown ? order.length : IN_A_ROW)
  const places = boxes.map((box) => placeOf(form, box))
  const width = Math.max(0, ...places.map(({ x }) => x)) + form.width
  const height = Math.max(0, ...places.map(({ y }) => y)) + form.height
  // Above there is room for a move that goes past a status, and for where an end is reached from; on a phone the former goes past on the left.
  const left = form.isDown ? BEND : 1
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-left} ${-BEND} ${left + width + 1} ${BEND + height + 1}`}
      width={left + width + 1}
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
          d={lineOf(form, boxes, move)}
          markerEnd="url(#move-end)"
        />
      ))}
      {boxes.map((box) => {
        const { x, y } = placeOf(form, box)
        const lines = [
          ...linesOf(name(box.code), form.letters.name).map((words) => ({ words, look: styles.name })),
          ...linesOf(noteOf(statuses[box.code], t), form.letters.note).map((words) => ({
            words,
            look: styles.note,
          })),
        ]
        const top = (form.height - lines.length * LINE_HEIGHT) / 2 + 11
        const count = fromMany.get(box.code)
        return (
          <g key={box.code} transform={`translate(${x} ${y})`} data-look={lookOf(statuses, box.code)}>
            <rect className={styles.box} width={form.width} height={form.height} rx="6" />
            {lines.map(({ words, look }, index) => (
              <text
                key={`${look} ${words}`}
                className={look}
                x={form.width / 2}
                y={top + LINE_HEIGHT * index}
              >
                {words}
              </text>
            ))}
            {count !== undefined && (
              <text className={styles.note} x={form.width / 2} y="-8">
                {t('statuses.from_many', { count })}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** On one line or two; what is longer still is cut. */
function linesOf(words: string, letters: number): readonly string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)
  if (words === '') return []
  const at = words.length <= letters ? -1 : words.lastIndexOf(' ', letters)
  return at < 1 ? [cut(words)] : [words.slice(0, at), cut(words.slice(at + 1))]
}

export type Look = 'open' | 'pays' | 'waits' | 'refused' | 'left'

/** What pays is good, what waits for the applicant stands apart; an end without money is a refusal, or the applicant's own. */
export function lookOf(statuses: Statuses, code: string): Look {
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

/** The sides of a box along the way and across it. */
const sidesOf = ({ isDown, width, height }: Form) => ({
  long: isDown ? height : width,
  deep: isDown ? width : height,
})

function cornerOf(form: Form, { column, row }: Box) {
  const { long, deep } = sidesOf(form)
  return { along: column * (long + form.gap.along), across: row * (deep + form.gap.across) }
}

function placeOf(form: Form, box: Box) {
  const { along, across } = cornerOf(form, box)
  return form.isDown ? { x: across, y: along } : { x: along, y: across }
}

function lineOf(form: Form, boxes: readonly Box[], move: Move): string {
  const [from, to] = [move.from, move.to].map((wanted) => boxes.find(({ code }) => code === wanted))
  if (from === undefined || to === undefined) return ''
  const { long, deep } = sidesOf(form)
  const [start, end] = [cornerOf(form, from), cornerOf(form, to)]
  const at = (along: number, across: number) => (form.isDown ? `${across} ${along}` : `${along} ${across}`)
  if (from.row === to.row && to.column === from.column + 1)
    return `M${at(start.along + long, start.across + deep / 2)}L${at(end.along, end.across + deep / 2)}`
  if (from.row === to.row) {
    // Past what stands between them.
    const [out, into] = [start.along + long / 2 + APART, end.along + long / 2 - APART]
    return `M${at(out, start.across)}C${at(out, start.across - BEND)} ${at(into, end.across - BEND)} ${at(into, end.across)}`
  }
  const isBeside = to.row > from.row
  const side = long / 2 + (isBeside ? -APART : APART)
  const [out, into] = isBeside ? [start.across + deep, end.across] : [start.across, end.across + deep]
  const bend = isBeside ? BEND : -BEND
  return `M${at(start.along + side, out)}C${at(start.along + side, out + bend)} ${at(end.along + side, into - bend)} ${at(end.along + side, into)}`
}
