/** The keys of spec 1 section 9, and our own after them. */
const KEYS = {
  currentPage: 'currentPage',
  projectCreation: 'projectCreation',
  isContinue: 'isContinue',
  programId: 'programId',
  emailVerificationEmail: 'emailVerificationEmail',
  language: 'language',
  currentBuilding: 'currentBuilding',
  partner: 'partner',
  currentUser: 'currentUser',
  assessment: 'assessment',
  answers: 'answers',
} as const
export type LocalKey = keyof typeof KEYS

/** What this device remembers. A browser that refuses storage loses only comfort, so refusals are passed over. */
export const localMemory = {
  get(key: LocalKey): string | null {
    try {
      return localStorage.getItem(KEYS[key])
    } catch {
      return null
    }
  },
  set(key: LocalKey, value: string): void {
    try {
      localStorage.setItem(KEYS[key], value)
    } catch {
      return
    }
  },
  /** What was stored as JSON; whoever reads it parses it with a schema. */
  getJson(key: LocalKey): unknown {
    try {
      return JSON.parse(localMemory.get(key) ?? 'null')
    } catch {
      return null
    }
  },
  setJson(key: LocalKey, value: unknown): void {
    localMemory.set(key, JSON.stringify(value))
  },
  remove(key: LocalKey): void {
    try {
      localStorage.removeItem(KEYS[key])
    } catch {
      return
    }
  },
} as const
