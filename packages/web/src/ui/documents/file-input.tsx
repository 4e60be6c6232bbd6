import type { RefObject } from 'react'

type Props = {
  input: RefObject<HTMLInputElement | null>
  accept: string
  label: string
  isMultiple?: boolean
  /** On a telephone the camera opens at once. */
  isCamera?: boolean
  onChoose: (files: readonly File[]) => void
}

/** The browser's own picker. A button of ours opens it, so it is neither seen nor focused itself. */
export function FileInput({ input, accept, label, isMultiple, isCamera, onChoose }: Props) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      multiple={isMultiple}
      capture={isCamera ? 'environment' : undefined}
      aria-label={label}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // The same file may be chosen again after it was refused.
        target.value = ''
      }}
    />
  )
}
