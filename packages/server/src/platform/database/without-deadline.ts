import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<boolean>()

/** For what may take its time because nobody waits for an answer: migrations, and waiting for another instance's. */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> => unlimited.run(true, work)

export const hasDeadline = (): boolean => unlimited.getStore() !== true
