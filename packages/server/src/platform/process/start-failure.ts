/** A start that cannot go on for a reason an operator can mend: printed as one line, without a stack. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartFailure'
  }
}
