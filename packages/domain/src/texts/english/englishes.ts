import type { TextsByNoun } from '../namespaces.ts'
import { overlaid } from '../overlaid.ts'
import enCa from './en-ca.json' with { type: 'json' }
import enGb from './en-gb.json' with { type: 'json' }

/** The Englishes a partner may choose from. The texts of `en` are American. */
export const ENGLISHES = ['en-US', 'en-CA', 'en-GB'] as const
export type English = (typeof ENGLISHES)[number]

/** What each of them says otherwise, laid over the texts of `en` before the partner's own. */
export const ENGLISH_LAYERS: Readonly<Record<English, TextsByNoun>> = {
  'en-US': {},
  'en-CA': enCa,
  // The Canadian spellings, and some words of their own. Both name namespaces, which laying over each other forgets.
  'en-GB': overlaid(enCa, enGb) as TextsByNoun,
}

/** Words as the readers of each English would not write them. */
const FOREIGN_WORDS: Readonly<Record<English, RegExp>> = {
  'en-US':
    /\b(?:neighbour|colour|favour|behaviour|honour|labour)\w*|\bstoreys?\b|\bdraught\w*|\b\w+ancell(?:ed|ing)\b|\b(?:\w*metre|litre|centre|theatre)s?\b|\blicences?\b|\bcheques?\b|\baluminium\b|\bautumn\b|\btaps?\b|\bflats?\b|\bprogrammes?\b|\b\w+(?:itemis|organis|optimis|recognis|realis|utilis)\w*|\bitemis\w*|\borganis\w*|\brecognis\w*|\bkerbs?\b|\bpost(?:ed)? (?:it|them|you|to you)\b|\blagging\b|(?<!\{\{)\bmodell(?:ed|ing)\b|\bfibres?\b|\bpower cuts?\b|\d\s%/i,
  'en-CA':
    /\b(?:neighbor|favor|behavior|honor|labor)\w*|\bcolor\w*|\bstor(?:y|ies)\b|\bdraught\w*|\b\w+anceled\b|\bsquare meters?\b|\b(?:liter|center|theater)s?\b|\bfaucets?\b|\baluminium\b|\bflats?\b|\bitemis\w*|\bmodel(?:ed|ing)\b|\d\s%/i,
  'en-GB':
    /\b(?:neighbor|favor|behavior|honor|labor)\w*|\bcolor\w*|\bstor(?:y|ies)\b|\bdraft(?:y|iness)\b|\b(?:feel|fewer|no) drafts\b|\b\w+anceled\b|\bsquare meters?\b|\b(?:liter|center|theater)s?\b|\bfaucets?\b|\baluminum\b|\bsidewalks?\b|\bmodel(?:ed|ing)\b|\d\s%/i,
}

/** The first word of a text that belongs to another English. */
export const foreignWord = (text: string, english: English): string | undefined =>
  FOREIGN_WORDS[english].exec(text)?.[0]
