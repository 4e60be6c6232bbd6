import { SECTIONS, VOCABULARY } from '../../shared/vocabulary.ts'
import { RECORD_FACTS } from '../classification/home-condition.ts'
import { type FinderAnswers, givenAnswers } from './finder-facts.ts'
import type { Place } from './read-place.ts'

/** What a person told the finder, as the portal keeps it for the form of their home and for the assessment. */
export type FinderStart = { readonly place: Place; readonly answers: FinderAnswers }

const PLACE_NAMES = ['zip', 'region', 'address1', 'city'] as const
const ANSWER_NAMES: ReadonlySet<string> = new Set([
  ...RECORD_FACTS.filter((name) => name !== 'region' && name !== 'country'),
  ...SECTIONS.flatMap((section) => Object.keys(VOCABULARY[section])),
])
const LONGEST = 100

/** As the end of an address, after the `#`: it leads to the portal and reaches no server and no log. */
export function writeFinderLink({ place, answers }: FinderStart): string {
  const entries = { ...answers, ...place }
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
}

/** Anybody may have written it: names we do not know and values that are too long are passed over. */
export function readFinderLink(text: string): FinderStart | null {
  const given = [...new URLSearchParams(text)].filter(([, value]) => value.length <= LONGEST)
  const named = (isWanted: (name: string) => boolean) =>
    givenAnswers(Object.fromEntries(given.filter(([name]) => isWanted(name))))
  const { zip, ...place } = named((name) => PLACE_NAMES.some((each) => each === name))
  return zip === undefined
    ? null
    : { place: { zip, ...place }, answers: named((name) => ANSWER_NAMES.has(name)) }
}
