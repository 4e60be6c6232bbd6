import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useState } from 'react'
import { useEditing } from '../editing.ts'
import { useDragOrder } from './use-drag-order.ts'

/** What a list holds, and what can be done with each of its items. */
export function useItems(path: JsonPath) {
  const { document, change } = useEditing()
  const [added, setAdded] = useState<number | null>(null)
  const found = valueAt(document, path)
  const items: readonly unknown[] = Array.isArray(found) ? found : []
  const put = (next: readonly unknown[]) => change(path, next)
  const dragOf = useDragOrder((from, to) => put(moved(items, from, to)))
  return {
    items,
    add: (item: unknown) => {
      setAdded(items.length)
      put([...items, item])
    },
    of: (index: number) => ({
      path: [...path, index],
      isOpenAtFirst: added === index,
      drag: items.length > 1 ? dragOf(index) : undefined,
      onUp: index > 0 ? () => put(moved(items, index, index - 1)) : undefined,
      onDown: index < items.length - 1 ? () => put(moved(items, index, index + 1)) : undefined,
      onRemove: () => put(items.filter((_, at) => at !== index)),
    }),
  }
}

export function moved(items: readonly unknown[], from: number, to: number): unknown[] {
  const left = items.filter((_, index) => index !== from)
  return [...left.slice(0, to), items[from], ...left.slice(to)]
}
