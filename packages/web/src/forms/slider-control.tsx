import { Slider } from '../ui/slider.tsx'
import type { ControlProps } from './control-props.ts'
import { RangeHelper } from './range-helper.tsx'

export function SliderControl({ field, value, onChange, common }: ControlProps) {
  const number = value === null || value === undefined || value === '' ? null : Number(value)
  return (
    <>
      <Slider
        {...common}
        value={number}
        onChange={onChange}
        min={field.min ?? 0}
        max={field.max ?? 100}
        step={field.step}
        unit={field.unit}
        restingValue={typeof field.default === 'number' ? field.default : undefined}
      />
      <RangeHelper field={field} value={value} />
    </>
  )
}
