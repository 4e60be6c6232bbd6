import type { AgreedWord } from '@hearthlight/domain/studio/translations/agreed-words'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { takeWords, translationsApi } from '../../api/translations-api.ts'
import { Block } from '../../kit/block.tsx'
import { CallError } from '../../kit/call-error.tsx'
import styles from './translations.module.css'

type Props = {
  words: readonly AgreedWord[]
  source: Language
  language: Language
}

/** What the partner agreed to call things in this language; any of them can be changed right here. */
export function AgreedWords({ words, source, language }: Props) {
  const { t } = useTranslation('admin-site')
  const [edited, setEdited] = useState<AgreedWord | null>(null)
  const removing = useMutation({ mutationFn: translationsApi.removeWord, onSuccess: takeWords })
  const none = { language, source: '', text: '', avoid: '' }
  return (
    <Block title={t('translations.agreed.title')}>
      <CallError error={removing.error} />
      {words.length > 0 && (
        <table className={styles.agreed}>
          <thead>
            <tr>
              <th scope="col">{t(`language.${source}`)}</th>
              <th scope="col">{t(`language.${language}`)}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <tr key={word.source}>
                <th scope="row" lang={source}>
                  {word.source}
                </th>
                <td lang={language}>
                  {word.text}
                  {word.avoid !== '' && (
                    <span className="small muted">{t('translations.agreed.not', { word: word.avoid })}</span>
                  )}
                </td>
                <td>
                  <IconButton
                    size="s"
                    icon="edit"
                    label={t('translations.agreed.change', { word: word.source })}
                    onClick={() => setEdited(word)}
                  />
                  <IconButton
                    size="s"
                    icon="close"
                    label={t('translations.agreed.remove', { word: word.source })}
                    onClick={() => removing.mutate(word)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited === null ? (
        <Button variant="quiet" size="s" icon="plus" iconPlace="start" onClick={() => setEdited(none)}>
          {t('translations.agreed.add')}
        </Button>
      ) : (
        <WordForm key={edited.source} word={edited} {...{ source }} onDone={() => setEdited(null)} />
      )}
    </Block>
  )
}

type FormProps = { word: AgreedWord; source: Language; onDone: () => void }

function WordForm({ word, source, onDone }: FormProps) {
  const { t } = useTranslation('admin-site')
  const [typed, setTyped] = useState(word)
  const [isTold, setTold] = useState(false)
  const isNew = word.source === ''
  const saving = useMutation({
    mutationFn: () => translationsApi.saveWord({ ...typed, before: isNew ? null : word.text }),
    onSuccess: (words) => {
      takeWords(words)
      onDone()
    },
  })
  const missing = (value: string) =>
    isTold && value.trim() === '' ? t('translations.agreed.missing') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (typed.source.trim() !== '' && typed.text.trim() !== '') saving.mutate()
  }
  const field = (key: 'source' | 'text' | 'avoid', label: string) => (
    <TextField
      label={label}
      maxLength={80}
      autoComplete="off"
      isReadOnly={key === 'source' && !isNew}
      value={typed[key]}
      error={key === 'avoid' ? undefined : missing(typed[key])}
      onChange={(value) => setTyped({ ...typed, [key]: value })}
    />
  )
  return (
    <form className={styles.wordForm} noValidate onSubmit={submit}>
      {field('source', t(`language.${source}`))}
      {field('text', t(`language.${word.language}`))}
      {field('avoid', t('translations.agreed.avoid'))}
      <CallError error={saving.error} />
      <div className={styles.state}>
        <Button type="submit" size="s" isPending={saving.isPending}>
          {t('translations.agreed.save')}
        </Button>
        <Button variant="quiet" size="s" onClick={onDone}>
          {t('translations.agreed.cancel')}
        </Button>
      </div>
    </form>
  )
}
