import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, type FieldProps, useFieldIds } from '../field.tsx'
import { NumberStepper } from './number-stepper.tsx'
import styles from './slider.module.css'

type Props = FieldProps & {
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  min: number
  max: number
  step?: number | undefined
  unit?: string | undefined
  /** Where the thumb rests while there is no answer. */
  restingValue?: number | undefined
  /** What is taken while there is no answer, where it lies between two steps of the track: 2.5 people. */
  restingText?: string | undefined
  /** Words under the track, spread from its start to its end. */
  ticks?: readonly ReactNode[] | undefined
}

/** A track for the hand and a number with two buttons for everybody else: always both. */
export function Slider(props: Props) {
  const { min, max, step = 1 } = props
  const ids = useFieldIds(props)
  const { i18n } = useTranslation('shared')
  const shown = props.value ?? props.restingValue ?? (min + max) / 2
  const resting = props.restingText ?? props.restingValue?.toLocaleString(i18n.language)
  const said = props.value == null && resting !== undefined ? resting : shown.toLocaleString(i18n.language)
  // A typed number may lie beyond the ends of the track; the thumb stays on it.
  const at = (Math.min(max, Math.max(min, shown)) - min) / (max - min)
  const track: CSSProperties & Record<'--at', string> = { '--at': `${at * 100}%` }
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={styles.row}>
        <div>
          <div className={styles.track} style={track} data-empty={props.value == null || undefined}>
            <input
              type="range"
              aria-labelledby={`${ids.control}-label`}
              aria-describedby={ids.describedBy}
              aria-valuetext={`${said} ${props.unit ?? ''}`.trim()}
              min={min}
              max={max}
              step={step}
              value={shown}
              disabled={props.isDisabled || props.isReadOnly}
              onChange={(event) => props.onChange(event.target.valueAsNumber)}
              onBlur={props.onBlur}
            />
          </div>
          {props.ticks !== undefined && <Ticks ticks={props.ticks} />}
        </div>
        <NumberStepper
          {...props}
          placeholder={resting}
          step={step}
          isValidated
          inputId={ids.control}
          describedBy={ids.describedBy}
          locale={i18n.language}
        />
      </div>
    </FieldFrame>
  )
}

function Ticks({ ticks }: { ticks: readonly ReactNode[] }) {
  const places = ticks.map((tick, index) => ({ tick, place: `tick-${index}` }))
  return (
    <div className={styles.ticks} aria-hidden="true">
      {places.map(({ tick, place }) => (
        <span key={place}>{tick}</span>
      ))}
    </div>
  )
}
