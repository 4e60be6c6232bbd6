import type { ReactNode } from 'react'
import type { PictogramName } from '../../pictures/pictogram-drawings.ts'

/** One answer of a radio or checkbox group. */
export type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  pictogram?: PictogramName | undefined
  /** "I don't know" and its like: there, but drawn with less weight. */
  isPlain?: boolean | undefined
  isDisabled?: boolean | undefined
}
