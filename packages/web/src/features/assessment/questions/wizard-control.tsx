import { isNumeric } from '@hearthlight/domain/forms/field-values'
import { decimalMark } from '@hearthlight/domain/forms/typed-number'
import { useContext } from 'react'
import { type ControlProps, figureOf } from '../../../forms/controls/control-props.ts'
import { FieldControl } from '../../../forms/controls/field-control.tsx'
import { SliderControl, trackOf } from '../../../forms/controls/slider-control.tsx'
import { useFormPart } from '../../../forms/form-store.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useInputFigure } from '../live-home/use-input-figure.ts'
import { useInput } from '../live-home/use-live-estimate.ts'
import { WizardSection } from '../wizard-section.ts'

/** The control of a question of the wizard: as in any form, but figures rest where the estimate takes them to be. */
export function WizardControl(props: ControlProps) {
  const { question } = props
  if (question.type === 'slider' || question.scale !== undefined) return <RestingSlider {...props} />
  return isNumeric(question) ? <TypedFigure {...props} /> : <FieldControl {...props} />
}

function RestingSlider(props: ControlProps) {
  const { question } = props
  const { number } = useFormats()
  const input = useInput(useContext(WizardSection), question.name)
  const figure = useInputFigure()(input)
  const track = trackOf(question)
  const short = (value: number) => number(value, Number.isInteger(value) ? 0 : 1)
  return (
    <SliderControl
      {...props}
      restingValue={resting(track, question.step, figure)}
      restingText={figure !== undefined && input?.unit === undefined ? short(figure) : undefined}
      ticks={[short(track.min), short(track.max)]}
    />
  )
}

/** A number as the reader writes it; one that cannot be kept yet stands as it was typed. */
function TypedFigure(props: ControlProps) {
  const { question, path, value, store, onChange } = props
  const mark = decimalMark(useFormats().locale)
  const isTyped = useFormPart(store, ({ unkept }) => unkept.has(path))
  const written = isTyped ? value : String(figureOf(question, value) ?? '').replace('.', mark)
  return <FieldControl {...props} value={written} onChange={(next) => onChange(next ?? '')} />
}

/** The assumed figure on the grid of the slider. */
function resting(
  { min, max }: ReturnType<typeof trackOf>,
  step = 1,
  figure: number | undefined,
): number | undefined {
  if (figure === undefined) return undefined
  return Math.min(max, Math.max(min, min + Math.round((figure - min) / step) * step))
}
