/** The house cannot exist; `input` is the path of the field, `reason` a stable code. */
export class ImpossibleHouse extends Error {
  override readonly name = 'ImpossibleHouse'
  readonly input: string
  readonly reason: ImpossibleReason

  constructor(input: string, reason: ImpossibleReason) {
    super(`${input}: ${reason}`)
    this.input = input
    this.reason = reason
  }
}

export type ImpossibleReason =
  | 'not_a_number'
  | 'negative'
  | 'zero'
  | 'too_small'
  | 'too_large'
  | 'windows_larger_than_walls'
  | 'missing'
