export type Quantity =
  | 'temperature'
  | 'area'
  | 'height'
  | 'people'
  | 'percent'
  | 'r_value'
  | 'rsi_value'
  | 'ach50'
  | 'kilowatt'

/** A sub-field counts only while its parent field holds one of these values. */
export interface Under {
  readonly field: string
  readonly values: 'any' | readonly string[]
}

export interface ChoiceField {
  readonly kind: 'choice'
  readonly options: readonly string[]
  readonly under?: Under
}
export interface MultiField {
  readonly kind: 'multi'
  readonly options: readonly string[]
  /** The option that excludes all others ("none of these"). */
  readonly alone?: string
  readonly under?: Under
}
export interface NumberField {
  readonly kind: 'number'
  readonly quantity: Quantity
  readonly min: number
  readonly max: number
  readonly step: number
  readonly under?: Under
}
export type FieldSpec = ChoiceField | MultiField | NumberField

export type FieldOf<F> = F extends { readonly options: readonly (infer O)[] } ? O : string
