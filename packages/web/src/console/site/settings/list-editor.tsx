import { isByLanguage } from '@hearthlight/domain/partner/local-text'
import { isObject } from '@hearthlight/domain/shared/json-path'
import { startValue } from '@hearthlight/domain/studio/editor-field'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import styles from '../values.module.css'
import type { ValueProps } from './value-props.ts'

/** Things in an order: each opens, moves and goes; new ones come at the end. */
export function ListEditor({ field, label, value, languages, onChange, Editor }: ValueProps<'list'>) {
  const { t } = useTranslation(['admin-site', 'partner', 'buildings', 'assessment', 'contacts'])
  const { choiceOf } = useSettingWords()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const isPlain = field.item.kind === 'text' || field.item.kind === 'link'
  const replaced = (index: number, next: unknown) => items.map((item, at) => (at === index ? next : item))
  /** A text of ours is named by its key, and a page or a type by its code. */
  const said = (name: string) =>
    /^[a-z-]+:[\w.-]+$/.test(name)
      ? t(name)
      : /^[a-z]+(?:[-_A-Z][a-zA-Z]+)+$/.test(name)
        ? choiceOf(name)
        : name
  const moved = (from: number, to: number) => {
    const others = items.filter((_, at) => at !== from)
    onChange([...others.slice(0, to), items[from], ...others.slice(to)])
  }
  return (
    <div className={styles.stack}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const known = nameOf(item, languages)
          const name = known === '' ? t('list.item', { number: index + 1 }) : said(known)
          const editor = (
            <Editor
              field={field.item}
              label={`${label} ${index + 1}`}
              value={item}
              languages={languages}
              onChange={(next) => onChange(replaced(index, next))}
            />
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a configuration have no other identity than their place
            <li key={index}>
              {isPlain ? (
                editor
              ) : (
                <details>
                  <summary>{name}</summary>
                  {editor}
                </details>
              )}
              <span className={styles.moves}>
                {index > 0 && (
                  <IconButton
                    icon="up"
                    label={t('list.up', { name })}
                    onClick={() => moved(index, index - 1)}
                  />
                )}
                {index < items.length - 1 && (
                  <IconButton
                    icon="down"
                    label={t('list.down', { name })}
                    onClick={() => moved(index, index + 1)}
                  />
                )}
                <IconButton
                  icon="close"
                  label={t('list.remove', { name })}
                  onClick={() => onChange(items.filter((_, at) => at !== index))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {(field.most === undefined || items.length < field.most) && (
        <Button variant="secondary" size="s" onClick={() => onChange([...items, startValue(field.item)])}>
          {t('list.add', { name: label })}
        </Button>
      )}
    </div>
  )
}

const NAMES = ['title', 'label', 'name', 'host', 'id', 'type', 'value'] as const

/** What an item is known by. */
function nameOf(item: unknown, languages: readonly Language[]): string {
  if (typeof item === 'string') return item
  if (!isObject(item)) return ''
  for (const key of NAMES) {
    const value = item[key]
    if (typeof value === 'string' && value !== '') return value
    if (isByLanguage(value)) return value[languages[0] ?? 'en'] ?? ''
  }
  return ''
}
