/** What this device remembers. A browser that refuses storage loses only comfort, so refusals are passed over. */
export function deviceMemory<Key extends string>() {
  const memory = {
    get(key: Key): string | null {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set(key: Key, value: string): void {
      try {
        localStorage.setItem(key, value)
      } catch {
        return
      }
    },
    /** What was stored as JSON; whoever reads it parses it with a schema. */
    getJson(key: Key): unknown {
      try {
        return JSON.parse(memory.get(key) ?? 'null')
      } catch {
        return null
      }
    },
    setJson(key: Key, value: unknown): void {
      memory.set(key, JSON.stringify(value))
    },
    remove(key: Key): void {
      try {
        localStorage.removeItem(key)
      } catch {
        return
      }
    },
  } as const
  return memory
}

/** Of the site and of the person; spec 1 section 9 names the first three. What is kept of a home, `home` knows. */
export const localMemory = deviceMemory<
  'programId' | 'emailVerificationEmail' | 'language' | 'partner' | 'currentUser'
>()
