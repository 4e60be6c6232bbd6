import { type DragEvent, useState } from 'react'

/** Files that are dropped on something; `isOver` while they hang above it. */
export function useDrop(onAdd: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onAdd([...event.dataTransfer.files])
    },
  }
}
