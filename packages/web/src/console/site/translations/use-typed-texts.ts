import type { SavedText } from '@hearthlight/domain/studio/translations/translations-contract'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { usePartner } from '../../../platform/partner.ts'
import { consoleMemory } from '../../kit/console-memory.ts'
import type { ListedText } from './listed-text.ts'

/** What was typed, what it was typed over, and whether a person read it: words of a file nobody has read yet. */
const Typed = z.object({ text: z.string(), before: z.string(), source: z.string(), isRead: z.boolean() })
export type Typed = z.infer<typeof Typed>
const Stored = z.record(z.string(), Typed)
type AllTyped = Readonly<Record<string, Typed>>

export type TypedTexts = {
  readonly typed: AllTyped
  write(text: ListedText, words: string, isRead?: boolean): void
  /** What was typed is meant for what stands there now. */
  keep(text: ListedText): void
  forget(keys: readonly string[]): void
}

/** What is written and not saved yet is kept on the device. */
export function useTypedTexts(): TypedTexts {
  const { id } = usePartner()
  const memory = `console-studio-texts-${id}` as const
  const [typed, setTyped] = useState<AllTyped>(
    () => Stored.safeParse(consoleMemory.getJson(memory)).data ?? {},
  )
  useEffect(() => {
    if (Object.keys(typed).length === 0) consoleMemory.remove(memory)
    else consoleMemory.setJson(memory, typed)
  }, [typed, memory])
  const without = (all: AllTyped, keys: readonly string[]): AllTyped =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
  return {
    typed,
    write: ({ key, text: standing, source: now }, words, isRead = true) =>
      setTyped((all) => {
        const { before, source } = all[key] ?? { before: standing, source: now }
        if (words === before && before === standing) return without(all, [key])
        return { ...all, [key]: { text: words, before, source, isRead } }
      }),
    keep: ({ key, text: before, source }) =>
      setTyped((all) => {
        const mine = all[key]
        return mine === undefined ? all : { ...all, [key]: { ...mine, before, source } }
      }),
    forget: (keys) => setTyped((all) => without(all, keys)),
  }
}

/** Somebody else changed the text, or what it is written from, since it was typed. */
export const isOvertaken = ({ text, source }: ListedText, typed: Typed | undefined): boolean =>
  typed !== undefined && (typed.before !== text || typed.source !== source)

export const toSave = ({ path, language }: ListedText, typed: Typed): SavedText => {
  const { text, before, source, isRead } = typed
  return { path: [...path], language, source, before, text, is_looked_at: isRead }
}
