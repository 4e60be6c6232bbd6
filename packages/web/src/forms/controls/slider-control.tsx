import { isBlank } from '@hearthlight/domain/forms/field-values'
import type { ReactNode } from 'react'
import { Slider } from '../../ui/fields/numbers/slider.tsx'
import { type ControlProps, figureOf } from './control-props.ts'
import { RangeHelper } from './range-helper.tsx'

type Props = ControlProps & {
  /** Where the thumb rests while nothing is answered and the partner says nothing. */
  restingValue?: number | undefined
  restingText?: string | undefined
  ticks?: readonly ReactNode[] | undefined
}

/** Where the track of a slider begins and ends. */
export const trackOf = ({ scale, min = 0, max = 100 }: ControlProps['question']) => ({
  min: scale?.min ?? min,
  max: scale?.max ?? max,
})

export function SliderControl({
  question,
  value,
  onChange,
  common,
  restingValue,
  restingText,
  ticks,
}: Props) {
  const figure = figureOf(question, value)
  const preset = typeof question.default === 'number' ? question.default : undefined
  return (
    <>
      <Slider
        {...common}
        value={isBlank(figure) ? null : Number(figure)}
        onChange={onChange}
        {...trackOf(question)}
        step={question.step}
        unit={question.unit}
        restingValue={preset ?? restingValue}
        restingText={preset === undefined ? restingText : undefined}
        ticks={question.scale?.ticks ?? ticks}
      />
      <RangeHelper question={question} value={figure} />
    </>
  )
}
