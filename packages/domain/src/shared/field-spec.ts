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

/** Homes a question makes sense for; `home-kind.ts` says which those are. */
export type HomeKind = 'house' | 'under_roof' | 'on_ground' | 'ducted'

interface Asked {
  readonly under?: Under
  /** Absent: any home. */
  readonly asks?: HomeKind
}

export interface ChoiceField extends Asked {
  readonly kind: 'choice'
  readonly options: readonly string[]
}
export interface MultiField extends Asked {
  readonly kind: 'multi'
  readonly options: readonly string[]
  /** The option that excludes all others ("none of these"). */
  readonly alone?: string
  /** Options that only some homes can have. */
  readonly optionAsks?: Readonly<Record<string, HomeKind>>
}
export interface NumberField extends Asked {
  readonly kind: 'number'
  readonly quantity: Quantity
  readonly min: number
  readonly max: number
  readonly step: number
}
export type FieldSpec = ChoiceField | MultiField | NumberField

export type FieldOf<F> = F extends { readonly options: readonly (infer O)[] } ? O : string
