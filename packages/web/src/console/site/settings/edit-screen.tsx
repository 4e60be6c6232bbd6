import { isOperatorSetting } from '@hearthlight/domain/partner/own-address'
import { sameJson, valueAt } from '@hearthlight/domain/shared/json-path'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import {
  type PartnerSetting,
  partnerSettings,
  STUDIO_SECTIONS,
  type StudioSection,
} from '@hearthlight/domain/studio/partner-settings'
import { countChanges } from '@hearthlight/domain/studio/patches-between'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sessionQuery } from '../../api/session-api.ts'
import { studioApi } from '../../api/site-api.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { useShortcuts } from '../../kit/keys/shortcuts.ts'
import { StudioFrame } from '../draft/studio-frame.tsx'
import { Preview } from '../preview/preview.tsx'
import { ADMIN_SITE } from '../site-paths.ts'
import styles from '../studio.module.css'
import { useSettingWords } from '../use-setting-words.ts'
import { type SiteDraft, useSiteDraft } from '../use-site-draft.ts'
import { matches } from './matches.ts'
import { SettingEditor } from './setting-editor.tsx'

const isSection = (name: string | null): name is StudioSection =>
  STUDIO_SECTIONS.some((section) => section === name)

/** Every setting of the site, beside the site as it would be. */
export function EditScreen() {
  const edited = useSiteDraft()
  return (
    <StudioFrame edited={edited} current="edit">
      <Editor edited={edited} />
    </StudioFrame>
  )
}

function Editor({ edited }: { edited: SiteDraft }) {
  const { t } = useTranslation('admin-site')
  const [params, setParams] = useSearchParams()
  const asked = params.get('section')
  const section = isSection(asked) ? asked : 'look'
  const [text, setText] = useState(params.get('setting') ?? '')
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const settings = partnerSettings()
  const words = useSettingWords()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const changed = new Set(settings.filter((setting) => isChanged(edited, setting)))
  const isSearching = text.trim() !== '' || isOnlyChanged
  const shown = settings.filter(
    (setting) =>
      (isSearching || setting.section === section) &&
      matches(setting, text, words) &&
      (!isOnlyChanged || changed.has(setting)),
  )
  const parts = STUDIO_SECTIONS.filter((part) => shown.some((setting) => setting.section === part))
  return (
    <>
      <div className={styles.studio}>
        <div className={styles.nav}>
          <TextField
            label={t('search', { count: settings.length })}
            type="search"
            value={text}
            onChange={setText}
          />
          <nav aria-label={t('sections')}>
            <ul>
              {STUDIO_SECTIONS.map((part) => {
                const all = settings.filter((setting) => setting.section === part)
                const count = all.filter((setting) => changed.has(setting)).length
                return (
                  <li key={part}>
                    <button
                      type="button"
                      aria-current={!isSearching && part === section ? 'true' : undefined}
                      onClick={() => {
                        setText('')
                        setOnlyChanged(false)
                        setParams({ section: part }, { replace: true })
                      }}
                    >
                      {t(`section.${part}`)}
                      <span className="num" data-changed={count > 0 || undefined}>
                        {count > 0 ? t('changed_count', { count }) : all.length}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </nav>
          <Checkbox label={t('only_changed')} value={isOnlyChanged} onChange={setOnlyChanged} />
        </div>
        <div className={styles.settings}>
          {parts.length === 0 && <p className="muted">{t('nothing')}</p>}
          {parts.map((part) => (
            <section key={part} aria-label={t(`section.${part}`)}>
              <h2>{t(`section.${part}`)}</h2>
              {shown
                .filter((setting) => setting.section === part)
                .map((setting) => (
                  <SettingEditor
                    key={setting.path.join('.')}
                    setting={setting}
                    isLocked={!session.operator && isOperatorSetting(setting.path)}
                    config={edited.document}
                    published={edited.draft.published.config}
                    languages={languagesOf(edited.document)}
                    onEdit={edited.change}
                  />
                ))}
            </section>
          ))}
        </div>
        <Preview config={edited.document} version={edited.draft.published.number ?? 0} />
      </div>
      <Foot edited={edited} />
    </>
  )
}

const isChanged = ({ document, draft }: SiteDraft, { path }: PartnerSetting) =>
  !sameJson(valueAt(document, path), valueAt(draft.published.config, path))

/** What is in this draft, and the ways out of it. */
function Foot({ edited }: { edited: SiteDraft }) {
  const { t } = useTranslation('admin-site')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const count = countChanges(edited.draft.published.config, edited.document)
  const publish = () => void navigate(ADMIN_SITE.publish)
  useShortcuts('editor', [{ keys: 'ctrl+p', label: t('tab.publish'), run: publish }])
  return (
    <div className={styles.foot}>
      <p>{t('changes', { count })}</p>
      <Button
        variant="quiet"
        isDisabled={edited.draft.revision === 0 || !edited.isSaved}
        onClick={() => setAsking(true)}
      >
        {t('discard.open')}
      </Button>
      <Button onClick={publish}>{t('tab.publish')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discard.title')}
        text={t('discard.text', { count })}
        confirmLabel={t('discard.open')}
        run={() => studioApi.discard(edited.draft.revision)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
