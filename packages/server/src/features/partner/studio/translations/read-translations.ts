import { dayIn } from '@hearthlight/domain/shared/day-in'
import { pathText } from '@hearthlight/domain/shared/json-path'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import { localInstant } from '@hearthlight/domain/studio/local-instant'
import { ownTexts, type TextVersion } from '@hearthlight/domain/studio/translations/own-texts'
import type {
  OwnText,
  TextDocument,
  TextDocumentKind,
  Translations,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { hasPermission, type Scope } from '../../../../platform/scope.ts'
import { listPublished } from '../../version-store.ts'
import { readState } from '../draft-state.ts'
import type { StudioDeps } from '../studio-deps.ts'
import { listAgreedWords } from './agreed-word-store.ts'
import { listLookedAt } from './looked-at-store.ts'

/** Versions of the site that are asked when a text was written. */
const VERSIONS = 30

/** A document with texts: the site, a program or an incentive. */
export type Writable = {
  readonly kind: TextDocumentKind
  readonly id: string | null
  readonly name: string
  readonly languages: readonly Language[]
  readonly revision: number
  readonly versions: readonly TextVersion[]
}

export const keyOf = ({ kind, id }: Pick<Writable, 'kind' | 'id'>) => (id === null ? kind : `${kind}:${id}`)

/** The site, and for whoever may change them the programs and incentives. */
export async function readDocuments(deps: StudioDeps, scope: Scope): Promise<readonly Writable[]> {
  const { db, studio } = deps
  const site = await inTransaction(db, async (transaction) => {
    const { draft } = await readState(transaction, scope)
    const published = await listPublished(transaction, scope.partnerId, VERSIONS)
    const versions = published.map(({ config, published_at: at }) => ({ document: config, at }))
    return {
      revision: draft?.revision ?? 0,
      versions: [...(draft === undefined ? [] : [{ document: draft.config, at: null }]), ...versions],
    }
  })
  const languages = languagesOf(site.versions[0]?.document)
  const content = hasPermission(scope, 'programs') ? await studio.readDocuments(scope) : []
  return [{ kind: 'site', id: null, name: '', languages, ...site }, ...content]
}

/** All texts of a partner in one list, and how each stands in the other languages. */
export async function readTranslations(deps: StudioDeps, scope: Scope): Promise<Translations> {
  const documents = await readDocuments(deps, scope)
  const { marks, words } = await inPartner(deps.db, scope, async (partnerDb) => ({
    marks: await listLookedAt(partnerDb, scope),
    words: await listAgreedWords(partnerDb, scope),
  }))
  const [source, ...others] = documents[0]?.languages ?? ['en' as const]
  const zone = scope.partner.config.time_zone
  const since = localInstant(zone, `${dayIn(zone, deps.now()).slice(0, 8)}01`, '00:00')
  const isNew = onceEach()
  return {
    source: source ?? 'en',
    languages: others,
    words,
    documents: documents.map((document) => {
      const { kind, id, name, versions } = document
      // A program may have fewer languages than the site.
      const languages = [source ?? 'en', ...others].filter((each) => document.languages.includes(each))
      const lookedAt = marks.filter((mark) => mark.document === keyOf(document))
      const texts = ownTexts({ versions, source: source ?? 'en', languages, lookedAt, since })
      return {
        kind,
        id,
        name,
        // JSON of the database, whose parse would cost as much as reading it.
        document: versions[0]?.document as TextDocument['document'],
        texts: kind === 'incentive' ? texts.filter(isNew) : texts,
      }
    }),
  }
}

/** What incentives share stands in each of them, and in the list once. */
function onceEach(): (text: OwnText) => boolean {
  const seen = new Set<string>()
  return ({ path }) => {
    const place = pathText(path)
    if (path[0] === 'incentive') return true
    if (seen.has(place)) return false
    seen.add(place)
    return true
  }
}
