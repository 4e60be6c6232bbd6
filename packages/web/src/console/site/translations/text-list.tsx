import { englishOf } from '@hearthlight/domain/partner/english-of'
import { readConfigIn } from '@hearthlight/domain/partner/read-partner'
import type { AgreedWord } from '@hearthlight/domain/studio/translations/agreed-words'
import { memoryOf } from '@hearthlight/domain/studio/translations/memory'
import type { Translations } from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Key } from '../../kit/keys/key.tsx'
import { keyName } from '../../kit/keys/key-name.ts'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import { FilterBar } from '../../kit/list/filter-bar.tsx'
import { useListState } from '../../kit/list/list-state.ts'
import { Tabs } from '../../kit/tabs.tsx'
import { ADMIN_SITE } from '../site-paths.ts'
import { AgreedWords } from './agreed-words.tsx'
import { LanguageProgress } from './language-progress.tsx'
import { isFound, isInTab, isToDo, type ListedText, TABS } from './listed-text.ts'
import { TextChecks } from './text-checks.tsx'
import { fieldOf, TextRow } from './text-row.tsx'
import styles from './translations.module.css'
import { type Place, usePlaces } from './use-places.ts'
import { useSavingTexts } from './use-saving-texts.ts'
import { type TypedTexts, toSave } from './use-typed-texts.ts'
import { WhereItStands } from './where-it-stands.tsx'

/** Rows of a page: each has a field of its own. */
const PAGE = 25
const NEXT = 'ctrl+e'

type Row = { readonly text: ListedText; readonly place: Place }
type Props = {
  all: Translations
  language: Language
  texts: readonly ListedText[]
  typing: TypedTexts
}

/** The texts of a language to be gone through, and beside them where the one that is being written stands. */
export function TextList({ all, language, texts, typing }: Props) {
  const { t } = useTranslation('admin-site')
  const { number } = useFormats()
  const placeOf = usePlaces()
  const [params] = useSearchParams()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'all'
  const state = useListState(['part'], '')
  const { part } = state.filters
  const [showsWhere, setShowsWhere] = useState(true)
  const { typed } = typing
  const saving = useSavingTexts(typing.forget)
  const rows = texts.map((text) => ({ text, place: placeOf(text) }))
  const isUnread = ({ key }: ListedText) => typed[key]?.isRead === false
  const shown = rows.filter(
    ({ text, place }) =>
      isInTab(text, tab, isUnread(text)) &&
      (part === undefined || place.id === part) &&
      isFound(state.q, [text.source, text.text, typed[text.key]?.text ?? '', place.part, place.name]),
  )
  const agreed = all.words.filter((word) => word.language === language)
  const known = useMemo(() => memoryOf(texts.filter(({ state }) => state === 'good')), [texts])
  const waiting = texts.flatMap((text) => {
    const mine = typed[text.key]
    return mine === undefined ? [] : [{ text, saved: toSave(text, mine) }]
  })
  const walk = useWalk(shown, (text) => isToDo(text) && typed[text.key] === undefined)
  useShortcuts('editor', [{ keys: NEXT, label: t('translations.next'), run: walk.next }])
  const addressOf = (to: string) => {
    const wanted = new URLSearchParams(params)
    wanted.set('tab', to)
    return `${ADMIN_SITE.translations}?${wanted}`
  }
  const look = (text: ListedText) =>
    saving.mutate([{ text, saved: toSave(text, { ...text, before: text.text, isRead: true }) }])
  return (
    <>
      <Tabs
        label={t('translations.tabs.label')}
        current={tab}
        tabs={TABS.map((id) => ({
          id,
          label: t(`translations.tabs.${id}`),
          to: addressOf(id),
          count: number(texts.filter((text) => isInTab(text, id, isUnread(text))).length),
        }))}
      />
      <FilterBar
        state={state}
        searchLabel={t('translations.search')}
        filters={[{ id: 'part', kind: 'choice', label: t('translations.place'), options: partsOf(rows) }]}
        end={<Checkbox label={t('translations.show_where')} value={showsWhere} onChange={setShowsWhere} />}
      />
      <div className={styles.columns}>
        <div>
          <div role="alert">
            {saving.error !== null && <Notice tone="danger">{saving.error.message}</Notice>}
          </div>
          <div className={styles.head} aria-hidden="true">
            <span>{t('translations.where')}</span>
            <span>{t(`language.${all.source}`)}</span>
            <span>{texts[0] !== undefined && t(`language.${texts[0].language}`)}</span>
          </div>
          <ul className={styles.list} aria-label={t('translations.tabs.label')}>
            {walk.page.map(({ text, place }) => (
              <TextRow
                key={text.key}
                {...{ text, place, sourceLanguage: all.source, typed: typed[text.key] }}
                remembered={text.text === '' ? known(text.source) : undefined}
                isOn={walk.current?.text.key === text.key}
                onOpen={() => walk.open(text)}
                onWrite={(words) => typing.write(text, words)}
                onKeep={() => typing.keep(text)}
                onForget={() => typing.forget([text.key])}
                onLooked={() => look(text)}
              />
            ))}
          </ul>
          {shown.length === 0 && <p className="muted">{t('translations.nothing')}</p>}
          <Pages count={shown.length} from={walk.from} onGo={walk.goTo} />
          <Foot {...{ saving, waiting, walk }} />
        </div>
        <div className={styles.side}>
          {walk.current !== undefined && (
            <Beside {...{ all, typing, agreed, showsWhere }} row={walk.current} />
          )}
          <AgreedWords words={agreed} source={all.source} language={language} />
          <LanguageProgress all={all} />
        </div>
      </div>
    </>
  )
}

/** What the list can be narrowed to, in its order. */
const partsOf = (rows: readonly Row[]) =>
  [...new Map(rows.map(({ place }) => [place.id, place.part]))].map(([value, label]) => ({ value, label }))

type FootProps = {
  saving: ReturnType<typeof useSavingTexts>
  waiting: Parameters<ReturnType<typeof useSavingTexts>['mutate']>[0]
  walk: Pick<ReturnType<typeof useWalk>, 'next' | 'isDone'>
}

/** What is done with what was written. */
function Foot({ saving, waiting, walk }: FootProps) {
  const { t } = useTranslation('admin-site')
  return (
    <div className={styles.foot}>
      <Button
        isDisabled={waiting.length === 0}
        isPending={saving.isPending}
        onClick={() => saving.mutate(waiting)}
      >
        {t(waiting.length === 0 ? 'translations.save_nothing' : 'translations.save', {
          count: waiting.length,
        })}
      </Button>
      <Button variant="secondary" onClick={walk.next}>
        {t('translations.next')} <Key>{keyName(NEXT)}</Key>
      </Button>
      <p className="small muted" role="status">
        {waiting.length > 0
          ? t('translations.kept')
          : walk.isDone
            ? t('translations.none_left')
            : saving.isSuccess && t('translations.saved')}
      </p>
    </div>
  )
}

/** Which row is being written, and the way to the next that is to be done. */
function useWalk(rows: readonly Row[], isOpen: (text: ListedText) => boolean) {
  const [from, setFrom] = useState(0)
  const [key, setKey] = useState<string>()
  const [wanted, setWanted] = useState<ListedText>()
  const [isDone, setDone] = useState(false)
  const start = from < rows.length ? from : 0
  const page = rows.slice(start, start + PAGE)
  const at = rows.findIndex(({ text }) => text.key === key)
  // The field may only come with the page it stands on.
  useEffect(() => {
    if (wanted === undefined) return
    document.getElementById(fieldOf(wanted))?.focus()
    setWanted(undefined)
  }, [wanted])
  return {
    page,
    from: start,
    isDone,
    goTo: setFrom,
    current: at < 0 ? page[0] : rows[at],
    open: (text: ListedText) => {
      setKey(text.key)
      setDone(false)
    },
    next: () => {
      const found = [...rows.keys()]
        .map((step) => (at + 1 + step) % rows.length)
        .find((index) => isOpen((rows[index] as Row).text)) // An index below its length.
      setDone(found === undefined)
      if (found === undefined) return
      setFrom(Math.floor(found / PAGE) * PAGE)
      setKey(rows[found]?.text.key)
      setWanted(rows[found]?.text)
    },
  }
}

function Pages({ count, from, onGo }: { count: number; from: number; onGo: (from: number) => void }) {
  const { t } = useTranslation('admin-site')
  const { number } = useFormats()
  if (count <= PAGE) return null
  const to = Math.min(count, from + PAGE)
  return (
    <nav className={styles.pages} aria-label={t('translations.pages.label')}>
      <Button variant="secondary" isDisabled={from === 0} onClick={() => onGo(from - PAGE)}>
        {t('translations.pages.previous')}
      </Button>
      <Button variant="secondary" isDisabled={to === count} onClick={() => onGo(from + PAGE)}>
        {t('translations.pages.next')}
      </Button>
      <p className="small muted num">
        {t('translations.pages.shown', { from: number(from + 1), to: number(to), count: number(count) })}
      </p>
    </nav>
  )
}

type BesideProps = Pick<Props, 'all' | 'typing'> & {
  row: Row
  agreed: readonly AgreedWord[]
  showsWhere: boolean
}

/** What is told of the text that is being written. */
function Beside({ all, typing: { typed }, row: { text, place }, agreed, showsWhere }: BesideProps) {
  const words = typed[text.key]?.text ?? text.text
  const site = all.documents.find(({ kind }) => kind === 'site')?.document
  const english = useMemo(() => {
    const config = text.language === 'en' ? readConfigIn(site, 'en', all.source) : undefined
    return config === undefined ? null : englishOf(config)
  }, [site, text.language, all.source])
  return (
    <>
      {showsWhere && <WhereItStands {...{ text, words, place }} />}
      <TextChecks source={text.source} {...{ words, english, agreed }} />
    </>
  )
}
