import { Problem } from '@hearthlight/domain/shared/problem'
import {
  type AgreedWord,
  MOST_AGREED_WORDS,
  type SaveAgreedWord,
} from '@hearthlight/domain/studio/translations/agreed-words'
import { change } from '../../../../platform/audit-log/change.ts'
import { oneAtATime } from '../../../../platform/database/one-at-a-time.ts'
import type { ChangeDb } from '../../../../platform/database/schema.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { partnerRecord, type StudioDeps } from '../studio-deps.ts'
import { deleteAgreedWord, listAgreedWords, writeAgreedWord } from './agreed-word-store.ts'

type Named = Pick<AgreedWord, 'language' | 'source'>
const nameOf = ({ language, source }: Named) => `${language} ${source}`

/** Writes a word down for everybody who translates; not over what somebody else wrote meanwhile. */
export const saveAgreedWord = ({ db }: StudioDeps, scope: Scope, { before, ...word }: SaveAgreedWord) =>
  change(db, scope, { action: 'partner.agree-on-word', record: partnerRecord(scope) }, async (changeDb) => {
    const { stood, ofLanguage } = await wordsAt(changeDb, scope, word)
    if ((stood?.text ?? null) !== before) throw new Problem('partner.texts-changed', { params: { count: 1 } })
    if (stood === undefined && ofLanguage.length >= MOST_AGREED_WORDS)
      throw new Problem('partner.many-words', { params: { most: MOST_AGREED_WORDS } })
    await writeAgreedWord(changeDb, scope, word)
    return {
      result: await listAgreedWords(changeDb, scope),
      before: { [nameOf(word)]: stood ?? null },
      after: { [nameOf(word)]: word },
    }
  })

export const removeAgreedWord = ({ db }: StudioDeps, scope: Scope, named: Named) =>
  change(db, scope, { action: 'partner.forget-word', record: partnerRecord(scope) }, async (changeDb) => {
    const { stood } = await wordsAt(changeDb, scope, named)
    if (stood === undefined) throw new Problem('shared.not-found')
    await deleteAgreedWord(changeDb, scope, named)
    return {
      result: await listAgreedWords(changeDb, scope),
      before: { [nameOf(named)]: stood },
      after: { [nameOf(named)]: null },
    }
  })

async function wordsAt(db: ChangeDb, scope: Scope, { language, source }: Named) {
  await oneAtATime(db, 'agreed_words', scope.partnerId)
  const ofLanguage = (await listAgreedWords(db, scope)).filter((word) => word.language === language)
  return { ofLanguage, stood: ofLanguage.find((word) => word.source === source) }
}
