/** Values by key; of more than `atMost` those that were not asked for longest go. */
export function latestUsed<Value>(atMost: number) {
  const kept = new Map<string, Value>()
  const put = (key: string, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
  }
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key)
      if (found !== undefined) put(key, found)
      return found
    },
    set(key: string, value: Value): void {
      put(key, value)
      const [oldest] = kept.keys()
      if (kept.size > atMost && oldest !== undefined) kept.delete(oldest)
    },
    delete(key: string): void {
      kept.delete(key)
    },
  }
}
