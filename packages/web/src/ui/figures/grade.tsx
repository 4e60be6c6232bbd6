import { GRADES, type Grade as Letter } from '@hearthlight/domain/report/chart-geometry/grade-scale'
import styles from './grade.module.css'

type Props = {
  /** A letter A–G, or any mark of the partner's scheme with the letter that colours it. */
  letter: Letter
  children?: string | undefined
  size?: 's' | 'm' | 'xl'
  when?: 'now' | 'after'
}

/** Now is filled, after is outlined, so that they differ without colour. */
export function Grade({ letter, children = letter, size = 'm', when = 'now' }: Props) {
  return (
    <span
      className={styles.grade}
      data-grade={letter}
      data-size={size}
      data-when={when}
      data-long={children.length > 2 || undefined}
    >
      {children}
    </span>
  )
}

type ScaleProps = {
  label: string
  now: { letter: Letter; label: string }
  after?: { letter: Letter; label: string } | undefined
}

/** A to G with one or two marks. When both fall on one letter the mark says both. */
export function GradeScale({ label, now, after }: ScaleProps) {
  const mark = (letter: Letter) =>
    [now.letter === letter ? now.label : '', after?.letter === letter ? after.label : '']
      .filter((part) => part !== '')
      .join(' · ')
  return (
    <ol className={styles.scale} aria-label={label}>
      {GRADES.map((letter) => {
        const text = mark(letter)
        return (
          <li key={letter} data-grade={letter} data-mark={text === '' ? undefined : text}>
            {letter}
            {text !== '' && <span className="visually-hidden">, {text}</span>}
          </li>
        )
      })}
    </ol>
  )
}
