import { CHANGE_KINDS, type ChangeKind } from '@hearthlight/domain/savings/home-savings'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { savingsApi, type WorkSavings } from '../../api/savings-api.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** What else changed at the home: a measured saving holds only if nothing else did. */
export function Changes({ work, isFirst }: { work: WorkSavings; isFirst: boolean }) {
  const { t, day } = useSavingsWords()
  const removing = useMutation({ mutationFn: (id: string) => savingsApi.removeChange(id) })
  return (
    <section className="section section--ruled" id={isFirst ? 'what-changed' : undefined}>
      <div className={`page ${styles.halves}`}>
        <div className={styles.text}>
          <h2>{t('savings.changes.title')}</h2>
          <p className="muted">{t('savings.changes.text')}</p>
        </div>
        <div className={styles.text}>
          {work.changes.length === 0 && <p>{t('savings.changes.none')}</p>}
          <ul className={styles.list}>
            {work.changes.map((change) => (
              <li key={change.id}>
                <span>
                  <b>{t(`savings.change.${change.kind}`)}</b>, {day(change.day)}
                  {change.is_within && <small className="muted"> {t('savings.changes.within')}</small>}
                </span>
                <Button
                  variant="quiet"
                  size="s"
                  isDisabled={removing.isPending}
                  onClick={() => removing.mutate(change.id)}
                  aria-label={t('savings.changes.remove_of', { what: t(`savings.change.${change.kind}`) })}
                >
                  {t('savings.changes.remove')}
                </Button>
              </li>
            ))}
          </ul>
          <Telling buildingId={work.building_id} />
        </div>
      </div>
    </section>
  )
}

function Telling({ buildingId }: { buildingId: string }) {
  const { t } = useSavingsWords()
  const [kind, setKind] = useState('')
  const [when, setWhen] = useState('')
  const saving = useMutation({
    mutationFn: () => savingsApi.saveChange(buildingId, { kind: kind as ChangeKind, day: when }),
    onSuccess: () => {
      setKind('')
      setWhen('')
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Select
        label={t('savings.changes.what')}
        value={kind}
        onChange={setKind}
        options={CHANGE_KINDS.map((value) => ({ value, label: t(`savings.change.${value}`) }))}
      />
      <TextField label={t('savings.changes.when')} type="date" value={when} onChange={setWhen} />
      <Button
        type="submit"
        variant="secondary"
        isDisabled={kind === '' || when === ''}
        isPending={saving.isPending}
      >
        {t('savings.changes.tell')}
      </Button>
      <div role="alert">{saving.error !== null && <Notice tone="danger">{saving.error.message}</Notice>}</div>
    </form>
  )
}
